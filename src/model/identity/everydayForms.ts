/**
 * Given names with their everyday forms, a row each, for languages that the table of English call names lacks: Spanish,
 * Portuguese, Italian, German, Dutch, Swedish, Polish, Czech, Hungarian, Serbian, Romanian, French, Turkish, Finnish, Greek, Bulgarian,
 * and for British English.
 */
export const everydayForms: readonly string[] = `
  enrique kike quique; alberto beto; roberto beto; humberto beto; gilberto beto gil; eduardo edu lalo dudu duda;
  gonzalo gonza; alejandro ale jandro; guillermo memo guille; jesus chuy chus suso; jose pepe chepe pepito ze; juan
  juanito juancho xuan; miguel miguelito migue; antonio tono tonino toninho tonho; manuel manolito lolo; rafael rafa
  rafinha; sebastian seba basti bastian seb sebastien sebastiano sebastiao; francisco kiko quico chico curro fran
  fco xisco patxi; consuelo chelo; dolores lola; concepcion concha conchita; mercedes merche; rosario charo; pilar
  pili; isabel isa chabela; gregorio goyo; jorge coque; vicente chente; augusto guto; gustavo guga gus; marcelo
  celo; carlos carlinhos caca; paulo paulinho; luis luisinho lucho; fernando fernandinho nano; ronaldo ronaldinho;
  joao johnny joaozinho jao; tiago thiago; caua kaua; luigi gigi gino; filippo pippo; francesco ciccio checco;
  giuseppe pino peppe peppino; giovanni nanni vanni gianni; alessandro ale sandro; michele lele; salvatore turi
  toto; vincenzo enzo; lorenzo renzo enzo; domenico mimmo mimi; antonio nino tonino; raffaele lele raf; leonardo leo
  nardo; josef jupp sepp seppl pepi pepa; johannes hannes jo; hans hansi; ulrich uli ueli ulli; wolfgang wolf wolle;
  friedrich fritz fiete; heinrich heinz heini hinnerk; joachim achim jochen; matthias matze hias; andreas andi andy
  anderl; florian flo; maximilian maxi max; benedikt bene; dominik domi nik; ferdinand ferdi; leopold poldi leo;
  ludwig lutz wiggerl; siegfried sigi siggi; rudolf rudi rolf; reinhold reini; reinhard reini; manfred manni fredi;
  gerhard gerd gerdi geri; bernhard bernd berni hardy; eberhard ebi; eckhard ecki; thorsten torsten; karl kalle
  karsten charly kari; lars lasse; per pelle; olof olle ola; nils nisse; bengt bengan; anders andy; gunnar gurra;
  gustaf gustav gusten; johan jocke janne; jan janne; joakim jocke; magnus mange; mats matte; erik jerker erkki;
  henrik henke; mikael micke mikke; fredrik figge; stefan steffe stefke; cornelis kees cor; hendrik henk rik; gerrit
  gert ger; jacobus jaap koos cobus; johannes jan joop hans; petrus piet peter; wilhelmus wim willem; adrianus ad
  adrie arie; theodorus theo; antonius ton toon anton; bartholomeus bart; stanislaw staszek stach stasiek; tadeusz
  tadek; tomasz tomek; krzysztof krzys; grzegorz grzes grzesiek; jan janek jasiek; jozef jozek; kazimierz kazik;
  piotr piotrek; pawel pawelek; michal michas; mateusz mati; marek mareczek; ryszard rysiek; leszek lech; zdzislaw
  zdzich; mieczyslaw mietek; wieslaw wiesiek; jaroslaw jarek; bartlomiej bartosz bartek; przemyslaw przemek;
  radoslaw radek; dariusz darek; arkadiusz arek; andrzej jedrek; malgorzata malgosia gosia; katarzyna kaska kasia;
  joanna asia joasia; barbara basia; ewa ewka; jan honza jenda janko; josef pepa jozka jozko; frantisek franta fero;
  vaclav vasek; jiri jirka; jaroslav jarda; miroslav mirek mirko miro; vladimir vlada vlado; ladislav lada laco;
  stanislav standa stano; pavel pavlik palo; tomas tomik; michal misa misko; martin mato; jozsef joci; istvan pisti
  isti; ferenc feri; gyorgy gyuri; andras bandi; laszlo lacika; gabor gabi; mihaly misi; balazs bazsi; tibor tibi;
  imre imi; janos jancsi; zsuzsanna zsuzsa zsuzsi; katalin kati kata; nikola niksa; branislav bane brane; slobodan
  boban sloba; milorad mile; miodrag mile misa; aleksandar aca aco; dragoslav draga; svetozar tozo; nebojsa nesa;
  radovan rade; gheorghe gigi ghita; constantin costel costi dinu; nicolae nicu nelu; ioan ionel nelu ionica;
  alexandru alex alin sandu; mihai misu; stefan fane; dumitru mitica; jean jeannot; michel mich; jacques jacky;
  emmanuel manu; stephane steph; frederic fred; olivier olive; guillaume guigui; abdullah apo abdul; ibrahim ibo;
  suleyman sulo; juhani jussi juha; johannes juha jussi; mikko mikael; pekka pietari; antti antero; gary gaz; barry
  baz; darren daz; sharon shaz; charles chaz; jeremy jez; karen kaz; laurence loz; lawrence laurie; terence tel;
  derek del; roger rodge; patrick paddy; margaret marge; denise dee; panagiotis panos takis; dimitrios mimis takis;
  konstantinos dinos; athanasios thanos sakis nasos; anastasios tasos sakis; spyridon spyros; evangelos vangelis;
  apostolos lakis tolis; emmanouil manolis; stylianos stelios; grigorios grigoris; theodoros thodoris; alexandros
  alekos; eleftherios lefteris; charalambos babis haris; efstathios stathis; efstratios stratos; antonios antonis;
  panteleimon pantelis; sotirios sotiris; michail michalis; georgi gosho; ivan vanko vancho; dimitar mitko; stefan
  stefcho; nikolay kolyo niki; hristo itso; todor tosho; petar pesho; plamen pacho; veselin vesko; yordan dancho;
  atanas nasko`
  .split(';')
  .map((row) => row.trim().replace(/\s+/g, ' '));
