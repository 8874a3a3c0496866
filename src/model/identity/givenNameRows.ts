export const rowsIn = (table: string): readonly string[] =>
  table.split(';').map((row) => row.trim().replace(/\s+/g, ' '));

/**
 * Given names with diminutives and forms in other languages. One row per name; a form may be in several rows
 * (Sasha: Aleksandr, Aleksandra). Compiled by hand for the countries of arm wrestlers.
 */
const namesOfCountries = `
  alexander aleksandr alexandr aleksander aleksandar oleksandr alexandros alejandro alessandro aleksandre aliaksandr
  sandro sasha sascha sasho alex alec aleks alik sanya shura oleks sashko; alexandra aleksandra oleksandra alessandra
  alejandra sasha alex sandra shura; alexey aleksey alexei aleksei oleksiy oleksii alexis alyosha lyosha lesha
  lyokha; albert al bert alberto; alfred alfredo fred freddie al; andrew andrey andrei andriy andrii andrea andreas
  andre andres andrzej andro andris andy drew andrii andriyko andreyka endryu andoryu; anthony antony anton antonio
  antoni antonin tony toni tonya antosha; anna ann anne anya ania ana hanna hannah annie anka nyura; anastasia
  anastasiya anastasiia nastya nastia stasya asya; angela angelina angie anzhela anzhelika; arthur artur arturo artie
  art; artem artyom artiom artemiy tyoma tema; benjamin ben benny benji veniamin; boris borys borya bob; bogdan
  bohdan dan bodya; catherine katherine kathryn kate katie kathy cathy katy ekaterina yekaterina katerina kateryna
  katarina katarzyna catalina caterina ekaterine katya katia kasia kat eka; charles charlie chuck carlos carl karl
  carlo charly chas karel charlz charuzu; christopher chris kristopher christoph cristobal christophe krzysztof
  christos kit topher krzysiek hristofor kristofer kurisu kurisutofa; christian cristian kristian chris krystian
  kristijan krisztian; christina kristina christine kristine tina chris krystyna khrystyna cristina; claudia klaudia;
  constantine konstantin kostya kostantin konstantinos costas kostas kostiantyn kostia dinos konstantine kote koba;
  daniel dan danny dani danil daniil danila danylo daniele danyil danek danieru dnyal; daria darya dasha dariia
  dariya daryna; david dave davey davit dato davide dawid davyd davud daud dodik datuna deyvid devid debido deibido
  deividdo dwd dawd; denis denys dennis denny dionysios; dmitry dmitri dmitriy dmitrii dmytro dmitrij dimitri
  dimitris dimitrios dimitar dima mitya mitry dimitry dzmitry dimon mitko dimitrij; donald don donnie donny; douglas
  doug; edward ed eddie eddy ted teddy eduard eduardo edik edouard edvard edgar ned; elena yelena helen helena olena
  lena elene alyona alena eleni ellen lenochka; elizabeth elisabeth liz beth lizzie betty eliza elizaveta yelizaveta
  lisa liza elisaveta yelyzaveta erzsebet elzbieta; eric erik erich erick erikku; eugene evgeny evgeni evgeniy
  evgenii yevgeny yevgeniy yevhen yevhenii evgenij eugen eugenio jevgenij zhenya gene evgenios yevgen; evgenia
  evgeniya yevgenia yevgeniya yevheniia eugenia zhenya; fedor fyodor theodore theodor fedir feodor todor teodor ted
  fedya theo theodoros teddy; francis francisco francesco franz frank frankie frantisek franco paco pancho franciszek
  ferenc francois; frederick frederik friedrich frederic fred freddy fritz fredrik federico fryderyk; gabriel gabe
  gabi gavriil gabor gavril; gennady gennadi gennadiy gennadii genadi genadiy genady hennadiy hennadii gena genna;
  george georgi georgy georgiy georgii giorgi giorgos georgios jorge jerzy heorhiy jiri georg yorgos gio gia goga
  gogi zhora gosha georges gheorghe gyorgy iorgos dzhordzh joji gevorg heorhii; gerald gerard jerry gerry gerhard
  gerardo dzherald dzherri jeri; gregory grigory grigori grigoriy greg gregor hryhoriy gregorio grisha grigor
  grigoris grzegorz hryhorii krikor; harold harry hal; henry harry hank enrique heinrich henri enrico henrik hal
  henryk hendrik henrique; igor ihor garik; ilya ilia ilja illia ilias elijah elias eli ilyusha elia; inna ina; irina
  iryna irene ira irinka irena irini iren; ivan ioan ivo vanya vania ivane ivanko; jacob jake jakub kuba jakob yakov
  yakub yaakov iakov jacek iakob jaakov hakob hagop akop; james jim jimmy jamie jaime jimi dzheyms jemuzu jimu;
  jeffrey jeff geoffrey geoff jeffery dzheffri dzheff jefu; jennifer jen jenny jenn dzhennifer jenifa; jessica jess
  jessie; john johnny jon jack jonny johnnie johan johann juan jean dzhon dzhonni; jan johan johannes johann hans
  janos jani; giovanni gianni john; ioannis yannis giannis yiannis ioane vano john; hovhannes ohannes hovo john; sean
  shaun shawn shane shon; janis yanis yannis; jonathan jon jonny yonatan johnathan nathan yoni; joseph joe joey jose
  josef jozef giuseppe yusuf youssef yosef iosif osip pepe josip beppe yossi yousef jusuf soso ioseb hovsep iossif
  dzhozef dzhou jozefu jo ywsf; joshua josh yehoshua dzhoshua; julia yulia yuliya iuliia yuliia julie yulya julya
  juliya giulia; julian julio julius yulian giulio; kenneth ken kenny; kirill kyrylo cyril kiril kyrill kirya; konrad
  conrad; krasimir krassimir krasi; lawrence laurence larry lars lorenzo laurent lavrenti lourens; leo leon leonid
  leonidas leonard lenny lyonya leonardo leonhard; leonid leo lyonya lenya; levan levon; lionel leo; louis luis lewis
  lou luigi ludwig lajos luiz louie; luka luke lucas lukas luca lukasz; lyudmila ludmila liudmyla lyuda luda mila
  ljudmila; ljubov lyubov liubov lyuba liuba; magomed mohammed mohamed muhammad mohammad muhammed mehmet mohamad maga
  mamed magomet mo mukhammad mukhamed muhamad mehmed mhmd; mahmoud mahmud mahmut makhmud mehmud mhmwd; ahmed ahmad
  ahmet akhmed akhmad akhmet ahmat ahmd; margaret maggie peggy meg marge margarita rita margo margherita; marina
  maryna; mark marc marcus markus marco marko marcos marek marcin; martin marty martyn marcin martins marton
  martinus; mary maria mariya mariia marie masha mariam maryam maria molly marusya miriam maryana; matthew matt
  matvey matthias mateusz matteo mateo mathew matej mathieu matvei matei matti mat matvii matias mathias mettyu metyu
  mashu; michael micheal mike mikhail mick mickey mihail mihai miguel michel mikael mykhailo mykhaylo misha michal
  michele mikheil mikey mikhael mihaly miklos micah mihael mischa mikho mykhaylyna maykl maikl mayk maikeru maiku
  mykal mikayel; michelle shelly michele shell; mykola nikolai nikolay nikolaj nicholas nick nicolas nikola kolya
  nicola nico nikolas nikolaos niko nicky nikolaus klaus miklos kolia nikoloz mikalai mikolaj; natalia natalya
  nataliya nataliia natasha natalie nata nathalie nataly; nathan nate nathaniel; nicole nikki nicki; nikita mykyta
  nick; oksana xenia ksenia oxana kseniya ksenya ksyusha kseniia; oleg oleh olegs; olga olha olya olia; patrick pat
  paddy patricio patrik; patricia pat patty trish tricia patrycja; paul pavel pavlo paolo pablo pawel pal pavle pasha
  pauli paulo pavlos paulius poghos pavol paulos pol poru; peter pete petr petro piotr pyotr pedro pietro petar petya
  pierre petros petya petre pjotr peteris piter pita; philip phil phillip philipp filip filipp felipe philippe pylyp
  filippo; pamela pam; ralph ralphie raul rafael ralf; raphael rafael rafal rafa rafi rapael; raymond ray raimonds
  raimond ramon raymundo; rebecca becky rebeka becca; revaz rezo; richard rick ricky rich dick richie ricardo
  riccardo rico ryszard rikard rickey richado; robert rob bob robbie bobby bobbie roberto bert robby robi robato;
  roman romka romek roma romeo; ronald ron ronnie ronny ronaldo; rostislav rostyslav rostik slava; ruslan rus rusik;
  rustam rustem rus rusik; samuel sam sammy shmuel samuil; samantha sam; sarah sara; sergey sergei serhiy serhii
  serge sergio sergiy sergii sergejs sergej siarhei seryoga serega seryozha sergo sarkis sergi sergiusz; simon semyon
  semen symon shimon simeon szymon simone simao svimon shmawn; sofia sophia sofiya sophie sofiia sofya sonya sofi
  sonja; stanislav stas stanislaw stan stanislaus slava stanko; stephen steven steve stefan stephan stepan stefano
  esteban stevie stefanos stipan szczepan estevan stephane stepanos istvan pista stiven stiv sutibun sutibu; susan
  sue suzanne susanna suzie zuzana zuzanna; svetlana svitlana sveta svetla lana svetka; tamara tamar toma tamari
  tako; tatiana tatyana tetiana tanya tatjana tania tetyana tetiana tanja; theresa teresa terry tess; thomas tom
  tommy tomas tomasz tommaso toms toma thom tamas foma tomek; timothy tim timofey timmy timofei tymofiy timofej;
  trevor trev; vadim vadym vadik; valentin valentyn val valya valentino; valery valeri valeriy valerii valera valeriu
  valerij; vasily vasyl vasili vasiliy vasilii basil vasya vassili vasil vasilis vasilios vaso wassily vasileios
  wasyl; victor viktor vitya vic viktors vitia vittorio wiktor; victoria viktoria viktoriya viktoriia vika vicky
  viktorija wiktoria; vincent vince vinny vincenzo vicente vincente; vitaly vitali vitaliy vitalii vitalij vitalik;
  vladimir volodymyr wladimir vladimer uladzimir vova volodya vlad wolodymyr volodimir vladi lado vovan wlodzimierz
  vladko; vladislav vladyslav wladyslaw vlad vladik slava ladislav uladzislau; vyacheslav viacheslav viatcheslav
  vjaceslav slava slavik vacheslav; walter walt wally gualtiero valter; william will bill billy willy willie wilhelm
  guillermo guillaume liam willem vilhelm guglielmo uilyam vilyam uiriamu biru; yaroslav jaroslav iaroslav yarik
  slava jaroslaw yaryk; yuri yury yuriy yurii iurii jurij yura iouri juri juriy iuri iurie; zachary zach zack zak
  zakhar zakaria zaza; zurab zura zuriko zurabi; avtandil avto; irakli hercules rakli ika; nugzar nugzari; besarion
  besik beso besiki; tornike toko; giga gigi gigla; mamuka mamu; temur teimuraz temo teymur timur; shota shotiko;
  archil achiko; nodar nodo nodari; nino nina ninutsa; ketevan keti keto ketevani; natia natela; nana nanuka; mehmet
  memo memet; mustafa mustapha mostafa moustafa musti mstfy; ibrahim ibragim ebrahim abraham avraham ibo ibraim ibro
  abe abram abrahym; ismail ismael ishmael ismo esmail; hussein husein hussain hosein hosseini huseyin hussien
  khusein hossein husayn hsyn; hassan hasan hassen khasan hsn; ali aly; abdullah abdulla abdallah abdula abdollah
  abdallh; abdurrahman abdulrahman abdelrahman abdurahman abdul; khaled khalid halid haled halit chalid khald; omar
  umar omer omair amr; osman othman usman uthman; yasin yassin yasser yasir; salah saleh salih slah salh; saeed said
  saeid sayed sait sayd; karim kareem kerim krym; jamal gamal cemal djamal jamaal jmal; tariq tarik tarek tareq tarq;
  youssouf yusup; murad murat mourad; ramazan ramadan ramzan; rashid rasheed rachid reshid rashit; fatima fatma
  fatemeh fatimah fatmh fatma; aisha ayse aysha aicha ayesha; oguzhan oguz; emre emrah; kenji ken; kenichi ken;
  hiroshi hiro; masahiro masa; yoshinobu yoshi nobu; takahiro taka; levente levi; zoltan zoli; sandor sanyi; laszlo
  laci; jozsef jozsi; attila ati; bela bella; agnieszka aga; malgorzata gosia; wojciech voytek wojtek; zbigniew
  zbyszek; boguslaw bogdan; slawomir slawek slavomir; miroslav mirek miroslaw myroslav miro; hristo christo khristo;
  stoyan stojan; ivaylo ivailo; dragan gagi; nenad neno; goran gogi; zdravko zdravo; emanuel emmanuel manuel manny
  manolo manu emanuele; fernando nando ferdinand; guadalupe lupe; ignacio nacho ignatius; rosario rosa; salvatore
  salvador sal toto; domenico dominic dominik dom domingo dominique; giancarlo carlo; diego santiago tiago yago iago;
  joaquin joachim chimo; brian bryan brayan buraian; ryan rayan raian; jason dzheyson jeison; kyle kayl kairu; justin
  justyn dzhastin jasutin; kevin kebin; anatoly anatoliy anatoli anatolii anatolij anatol tolya tolik; monica monika;
  suleiman suleyman sulaiman soliman; lydia lidia lidiya lida; veronica veronika nika; oscar oskar; marianna mariana
  maryana marijana; olesya olesia lesya lesia; jana yana joanna ioana yoana johana ioanna; kamal kemal kamel; orhan
  orkhan; vaja vazha; niels nils; lili lilia liliya lily; travis treivis`;

/**
 * Everyday forms in languages that the table of English call names lacks: Spanish, Portuguese, Italian, German, Dutch,
 * Swedish, Polish, Czech, Hungarian, Serbian, Romanian, French, Turkish, Finnish, Greek, Bulgarian; and for British English.
 */
const everydayForms = `
  enrique kike quique; alberto beto; roberto beto; humberto beto; gilberto beto gil; eduardo edu lalo dudu duda;
  gonzalo gonza; alejandro ale jandro; guillermo memo guille; jesus chuy chus suso; jose pepe chepe pepito ze; juan
  juanito juancho xuan; miguel miguelito migue; antonio tono tonino toninho tonho; manuel manolito lolo; rafael rafa
  rafinha; sebastian seba basti bastian seb sebastien sebastiano sebastiao; francisco kiko quico chico curro fran fco
  xisco patxi; consuelo chelo; dolores lola; concepcion concha conchita; mercedes merche; rosario charo; pilar pili;
  isabel isa chabela; gregorio goyo; jorge coque; vicente chente; augusto guto; gustavo guga gus; marcelo celo;
  carlos carlinhos caca; paulo paulinho; luis luisinho lucho; fernando fernandinho nano; ronaldo ronaldinho; joao
  johnny joaozinho jao; tiago thiago; caua kaua; luigi gigi gino; filippo pippo; francesco ciccio checco; giuseppe
  pino peppe peppino; giovanni nanni vanni gianni; alessandro ale sandro; michele lele; salvatore turi toto; vincenzo
  enzo; lorenzo renzo enzo; domenico mimmo mimi; antonio nino tonino; raffaele lele raf; leonardo leo nardo; josef
  jupp sepp seppl pepi pepa; johannes hannes jo; hans hansi; ulrich uli ueli ulli; wolfgang wolf wolle; friedrich
  fritz fiete; heinrich heinz heini hinnerk; joachim achim jochen; matthias matze hias; andreas andi andy anderl;
  florian flo; maximilian maxi max; benedikt bene; dominik domi nik; ferdinand ferdi; leopold poldi leo; ludwig lutz
  wiggerl; siegfried sigi siggi; rudolf rudi rolf; reinhold reini; reinhard reini; manfred manni fredi; gerhard gerd
  gerdi geri; bernhard bernd berni hardy; eberhard ebi; eckhard ecki; thorsten torsten; karl kalle karsten charly
  kari; lars lasse; per pelle; olof olle ola; nils nisse; bengt bengan; anders andy; gunnar gurra; gustaf gustav
  gusten; johan jocke janne; jan janne; joakim jocke; magnus mange; mats matte; erik jerker erkki; henrik henke;
  mikael micke mikke; fredrik figge; stefan steffe stefke; cornelis kees cor; hendrik henk rik; gerrit gert ger;
  jacobus jaap koos cobus; johannes jan joop hans; petrus piet peter; wilhelmus wim willem; adrianus ad adrie arie;
  theodorus theo; antonius ton toon anton; bartholomeus bart; stanislaw staszek stach stasiek; tadeusz tadek; tomasz
  tomek; krzysztof krzys; grzegorz grzes grzesiek; jan janek jasiek; jozef jozek; kazimierz kazik; piotr piotrek;
  pawel pawelek; michal michas; mateusz mati; marek mareczek; ryszard rysiek; leszek lech; zdzislaw zdzich;
  mieczyslaw mietek; wieslaw wiesiek; jaroslaw jarek; bartlomiej bartosz bartek; przemyslaw przemek; radoslaw radek;
  dariusz darek; arkadiusz arek; andrzej jedrek; malgorzata malgosia gosia; katarzyna kaska kasia; joanna asia
  joasia; barbara basia; ewa ewka; jan honza jenda janko; josef pepa jozka jozko; frantisek franta fero; vaclav
  vasek; jiri jirka; jaroslav jarda; miroslav mirek mirko miro; vladimir vlada vlado; ladislav lada laco; stanislav
  standa stano; pavel pavlik palo; tomas tomik; michal misa misko; martin mato; jozsef joci; istvan pisti isti;
  ferenc feri; gyorgy gyuri; andras bandi; laszlo lacika; gabor gabi; mihaly misi; balazs bazsi; tibor tibi; imre
  imi; janos jancsi; zsuzsanna zsuzsa zsuzsi; katalin kati kata; nikola niksa; branislav bane brane; slobodan boban
  sloba; milorad mile; miodrag mile misa; aleksandar aca aco; dragoslav draga; svetozar tozo; nebojsa nesa; radovan
  rade; gheorghe gigi ghita; constantin costel costi dinu; nicolae nicu nelu; ioan ionel nelu ionica; alexandru alex
  alin sandu; mihai misu; stefan fane; dumitru mitica; jean jeannot; michel mich; jacques jacky; emmanuel manu;
  stephane steph; frederic fred; olivier olive; guillaume guigui; abdullah apo abdul; ibrahim ibo; suleyman sulo;
  juhani jussi juha; johannes juha jussi; mikko mikael; pekka pietari; antti antero; gary gaz; barry baz; darren daz;
  sharon shaz; charles chaz; jeremy jez; karen kaz; laurence loz; lawrence laurie; terence tel; derek del; roger
  rodge; patrick paddy; margaret marge; denise dee; panagiotis panos takis; dimitrios mimis takis; konstantinos
  dinos; athanasios thanos sakis nasos; anastasios tasos sakis; spyridon spyros; evangelos vangelis; apostolos lakis
  tolis; emmanouil manolis; stylianos stelios; grigorios grigoris; theodoros thodoris; alexandros alekos; eleftherios
  lefteris; charalambos babis haris; efstathios stathis; efstratios stratos; antonios antonis; panteleimon pantelis;
  sotirios sotiris; michail michalis; georgi gosho; ivan vanko vancho; dimitar mitko; stefan stefcho; nikolay kolyo
  niki; hristo itso; todor tosho; petar pesho; plamen pacho; veselin vesko; yordan dancho; atanas nasko`;

export const givenNameRows: readonly string[] = [namesOfCountries, everydayForms].flatMap(rowsIn);
