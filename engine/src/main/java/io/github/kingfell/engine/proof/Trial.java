package io.github.kingfell.engine.proof;
import io.github.kingfell.engine.board.*; import io.github.kingfell.engine.notation.*; import io.github.kingfell.engine.search.*;
import java.nio.file.*; import java.util.*;
public class Trial { public static void main(String[] a) throws Exception {
 List<String> lines=Files.readAllLines(Path.of(a[0])); int step=Integer.parseInt(a[1]); long ms=Long.parseLong(a[2]); int bound=Integer.parseInt(a[3]);
 ProofTable t=new ProofTable(); t.resize(256); int found=0,best=0,n=0; long nodes=0,time=0; DfPn d1=new DfPn(t,130), d2=new DfPn(t,130);
 StringBuilder missed=new StringBuilder();
 for(int i=step/2;i<lines.size();i+=step){ Epd e=Epd.parse(lines.get(i)); int m=e.mateLength(); if(m<=0) continue; n++; t.clear();
  SearchControl c=(ms > 50000 ? new SearchControl(TimeBudget.UNLIMITED, ms, false) : new SearchControl(new TimeBudget(ms,ms),0,false)); long s=System.nanoTime(); long n0=d1.nodes()+d2.nodes();
  DfPnHunt h=new DfPnHunt(t,d1,d2,e.position(),new int[0],e.position().sideToMove(),bound,a.length<=4);
  while(h.isSearching() && !c.stopRequested()) h.advance(10000,c);
  int len=h.best().map(x->x.moves()).orElse(0); if(h.state()==MateHunt.State.REJECTED||h.state()==MateHunt.State.DISPROVED) System.out.println(h.state()+" "+lines.get(i));
  double el=(System.nanoTime()-s)/1e9; nodes+=c.nodes(); time+=System.nanoTime()-s; if(len>0){found++; if(len<=m)best++; if(len<m){System.out.println("SHORTER "+lines.get(i)+" "+len);} } else missed.append(m).append(' ');
  if(a.length>5) System.out.printf("%d %d nodes %d %.2f %s %s%n",m,len,c.nodes(),el,h.state(),lines.get(i)); }
 System.out.printf("n %d found %d (%.1f%%) best %d (%.1f%%)  nps %.2fM%nmissed %s%n",n,found,100.0*found/n,best,100.0*best/n,nodes*1e3/time,missed); }}
