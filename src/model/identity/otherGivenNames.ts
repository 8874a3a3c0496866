/** Given names without other forms. A word close to one of them, but different, is another name. */
export const otherGivenNames: readonly string[] = `
  kensuke shinsuke ryosuke sosuke eisuke yoshihiro masahiro nobuhiro tomohiro akihiro kazuhiro akihito masahito yasuhito
  hidetoshi noriaki takeru tadashi tadao yoshio yoshito haruo
  akira asuka ayaka ayane chihiro daichi daiki daisuke eiji fumiko hana haruka haruki haruna haruto hideki hideo hinata
  hiroki hiroko hiromi hiroto hiroyuki hitomi hitoshi ichiro isamu jiro jun junichi junko kaito kana kaori katsuya kazuki
  kazuko kazuma kazuo kazuya kei keiko keisuke keita kenta kenzo kohei koichi koji kosei kosuke kota makoto mami mana
  manabu mariko masako masaki masao masaru masashi masato masaya mayu mayumi megumi michiko miho mika miki minoru misaki
  mitsuru miyu miyuki naoki naoko naomi naoto naoya nobuyuki noriko osamu reiko ren rie rina rui ryo ryoko ryoichi ryota
  ryuichi sachiko saburo sakura saori satoru satoshi sayaka seiji shigeru shin shingo shinji shiori shohei shota sho shun
  shusaku taichi taiga takahiro takao takashi takayuki takeo takeru takeshi takumi takuma takuya taro tatsuya tetsuya
  tomoko tomomi tomoya toru toshio tsubasa tsutomu yamato yasuhiro yasuko yasuo yoichi yoko yoshiki yoshiko yosuke yota
  yui yuichi yuji yuka yukari yuki yukiko yuko yuma yumi yumiko yuri yusuke yuta yuto yuya yuzuru
  adil ahmadjan akaki akin akram aleko alisa alizhan allen alma amar amin amir amiran anatoly anatoliy anders aram aras arda
  aref arif aris arkady arman armen arno arsen aslan asen aslanbek atakan avto aykut aysel azamat azat azer aziz abdulaziz
  baris barry basel batuhan beka bekir benedikt berk berkay bernard birgit bjorn blagoy boban brad brandon brenda brendan
  brent bruce bruno bulat burak can carl carmen carol casper cem cenk ceyhun chad clara cody colin corey craig curtis cynthia
  dalia damir damian damien danica dara dario darius darren davor dean deborah derek derya devin devon dilan dilyara dino
  dirk dorian dragana dragomir drazen dusan dustin dylan eda efe ekin elif elina eliska elnur elvin elvis elmira emil emilia
  emin emma ender enes engin enzo ercan erdem erhan erkan ernest ersin ertan esra eva evan evelyn ezgi fabian fabio faisal
  farhad farid fariz faruk fatih ferhat ferit filiz firat flora florian furkan gary gela genc gela gevorg giuliano glen
  gloria gokhan goran gordon gor graham grace guido gunther guram gustav hadi hakan haldun halil hamid hamza harun harut
  hatice haydar heidi helga heorhii hideto hrant hugo hunter ibrahima idris ildar ilker ilyas imad iman imran inga ingrid
  ingemar ioana ioan ionut iskander ivana ivica jalal jana janet janez janina jared jasmin javier jeanne jenny jerome jesus
  jill jim joanna jochen jordan jorma josephine joyce judith judy juraj kaan kacper kadir kakha kamal kamil karen kari karina
  karla kasper keith kelly kemal kerem keren kerstin keti khabib koba kobe koray kristaps kubat kuba kyle lado lana lasha
  laura lela lena leri leslie levent lili linda loretta lotta lubos luciano lucia lutfi lydia maayan magnus malik malkhaz
  mamia marcel marcela marcello marianna mariana marija marin marino mario marisa marius marit marlon maurice maxim maxime
  melih melina melissa merab mert merve metin mia mikayel milan milica milos mirko mirza monica monika mounir munir murtaz
  mustafo nadia nadine naim nancy narek natan nazar nebojsa nehir neil nelson nenad nevin niels nika nikica nils nina nino
  nisa noah nodari nona nora norbert norman nuri nurlan okan oktay olaf oleksa oleksiy olena oliver olivia olivier onur orhan
  orkhan oscar otar otto ozan ozgur ozkan pauline per petra petko petrit predrag radek radoslav ragnar rahul rajesh rajiv ralf
  ramil ramin ramis ramzi randy rania rasim rasmus ravi rauf recep regina reza rimas rino rita rohit roland rolf rosen ross
  roy ruben rudolf rufat russell ruta ruth ryszarda saba sabina sabine sabir sabrina saeid saida salim salman samer samir
  samira sandra sandeep sanjay sanjeev sanja santos sasa scott sedat selim selma semih sergen serhan serhat serkan seth
  sevda sevgi shahin shakir shane shannon sharon sheila shirley sibel sinan sinisa siarhei slobodan sofiane sona sonja soren
  spencer srdan stacy stela stella sten stephanie stoyanka stuart suleiman suleyman sultan suren sven sylvia tamaz tanja tara
  taras tarik taron tatjana taylan temuri tengiz tigran tina tobias todd todor tolga tomer torsten travis troy tugay tugrul
  turgut tyler ufuk ulrich ulvi umit umut ural ursula utku uwe vache vachik vahan vahe vaja vakhtang valter vano vardan varlam
  vasken vazha veli vera vernon veronica vesna violeta virginia vitor volkan wayne wendy werner wolfgang yana yara yasemin
  yavuz yehor yerbol yernar yesim yevgen yigit yildiz yoana yoav yohan yoni yonatan yossi yuval zafer zaira zdenek zehra
  zeynep zoe zoran zsolt zuzanna
  cruz darina dina edina ela elisa olesya olesia lesya irma ilona inessa larisa lidia lilia liliana galina gala polina
  raisa rimma rosa snezhana tamila ulyana valeria varvara vera veronika yaroslava zoya zinaida zlata karine gayane
  nana nanuli nargiza natela nestan pikria salome sopio teona tinatin tsira eka lia lika mzia manana
`
  .trim()
  .split(/\s+/);
