package io.github.kingfell.engine.proof;
import io.github.kingfell.engine.board.*; import io.github.kingfell.engine.notation.*; import io.github.kingfell.engine.search.*;
import java.nio.file.*; import java.util.*;
public class Trial { public static void main(String[] a) throws Exception {
 List<String> lines=Files.readAllLines(Path.of(a[0])); int step=Integer.parseInt(a[1]); long ms=Long.parseLong(a[2]); int bound=Integer.parseInt(a[3]);
 ProofTable t=new ProofTable(); t.resize(256); int found=0,best=0,n=0,wrong=0; long nodes=0,time=0;
 StringBuilder missed=new StringBuilder();
 for(int i=step/2;i<lines.size();i+=step){ Epd e=Epd.parse(lines.get(i)); int m=e.mateLength(); if(m<=0) continue; n++; t.clear();
  SearchControl c=(ms > 50000 ? new SearchControl(TimeBudget.UNLIMITED, ms, false) : new SearchControl(new TimeBudget(ms,ms),0,false)); DfPn d=new DfPn(e.position(),t,e.position().sideToMove(),Math.max(bound,60)); int b=bound; int len=0; long s=System.nanoTime();
  while(true){ d.search(b,DfPn.INFINITE,DfPn.INFINITE,c); if(d.proof()==0){ len=d.length(); b=len-1; if(b<1)break; if (a.length>4) break; } else break; }
  double el=(System.nanoTime()-s)/1e9; nodes+=d.nodes(); time+=System.nanoTime()-s; if(len>0){found++; if(len==m)best++; if(len<m){wrong++; System.out.println("SHORTER "+lines.get(i)+" "+len);} } else missed.append(m).append(' ');
  if(a.length>5) System.out.printf("%d %d nodes %d %.2f %s%n",m,len,d.nodes(),el,lines.get(i)); }
 System.out.printf("n %d found %d (%.1f%%) best %d (%.1f%%) shorter %d  nps %.2fM%nmissed %s%n",n,found,100.0*found/n,best,100.0*best/n,wrong,nodes*1e3/time,missed); }}
