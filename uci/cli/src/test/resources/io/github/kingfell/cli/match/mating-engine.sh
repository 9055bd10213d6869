# An engine that mates in the position of the tests; its argument is its name.
while read -r line; do
  case $line in
    uci)
      echo "id name $1"
      echo 'option name Hash type spin default 16 min 1 max 64'
      echo uciok
      ;;
    isready) echo readyok ;;
    go*)
      echo 'info depth 3 score mate 1 nodes 5 time 1 pv a1a8'
      echo 'bestmove a1a8'
      ;;
    quit) exit 0 ;;
  esac
done
