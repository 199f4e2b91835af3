/**
 * Words of English, French, Spanish, Portuguese and German, written by `packages/core/scripts/words.ts`. The English ones are from SCOWL,
 * copyright 2000-2016 by Kevin Atkinson, who permits the use and distribution of them and of works created from them. The French,
 * Spanish, Portuguese and German ones are from FrequencyWords by Hermit Dave and the frequency lists of Wiktionary, shortened; this file is under
 * their licence, CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/).
 */
export const wordList = `
aah aardvark ab aback abacus abaisse abaixar abaixe abaixo abajo abandon abandonada abandonado abandonar abandonment abandonne
abandono abandonou abash abate abb abbey abbot abbrechen abbreviate abbreviation abdicate abdication abdomen abdominal abduct
abduction abelhas abencoe abend abendessen abenteuer aber aberracao aberrant aberration aberrational aberta aberto abertura abet
abettors abgeben abgehauen abgeholt abgelehnt abgemacht abgenommen abgeschlossen abgeschnitten abgesehen abhalten abhauen abholen
abhor abhorrence abhorrent abide abierta abierto ability abismo abject ablaze able ablehnen ablenken ablest ably abmachung abn
abnehmen abnormal abnormality aboard abode abogada abogado abolish abolition abolitionist abominable abomination abondamment
abonnement abonnes abord aborde aboriginal aborigine abort abortion abortionists abortive aborto abound about abouti aboutir
aboutit above aboveboard abra abracar abraco abrading abram abran abrasions abrasive abrazo abre abreast abri abridge abridgement
abridgment abrigo abril abrindo abrio abrir abrite abriu abroad abrupt abruptest abscess abschalten abschaum abschied
abschliessen abschluss abscond absence absent absentee absenteeism absentminded absicht absichten absichtlich absolu absolue
absolument absolut absoluta absolutamente absolute absolutest absolutists absoluto absolve absorb absorbent absorption abstain
abstand abstention abstinence abstinent abstract abstraction abstruse absurd absurdest absurdists absurdity absurdo abteilung
abuela abuelita abuelo abundance abundant aburrida aburrido abus abuse abusive abuso abwarten abysmal abyss abzug abzuholen aca
acaba acabado acabam acabamos acaban acabando acabar acabara acabaram acabaria acabaron acabe acabei acabemos acabo acabou
academia academic academically academicians academique academy acalmar acalme acampamento acao acaso accede accelerate
acceleration accelerator accelerer accent accentuate accept acceptability acceptable acceptably acceptance accepte acceptent
acceso access accessibility accessible accessioned accessioning accessions accessoire accessorised accessorises accessorising
accessory accident accidental accidente accion acclaim acclimate acclimation acclimatise acclimatize accolade accommodate
accommodation accompagne accompagnee accompaniment accompanist accompany accompli accomplice accomplish accomplishment accord
accordance accordant accorde accordee accordion accordionists accost account accountability accountable accountancy accountant
accredit accreditation accroissement accru accrue accueil accueille accueilli accueillir accumulate accumulation accumuler
accuracy accurate accusation accuse accustom ace aced aceita aceitar aceitaria aceite aceitei aceito aceitou acender acento
acepta aceptado aceptar aceptarlo acepte acepto acerbic acerbically acerca acercan acercando acercate acero acerque acerquen
acertar acertei acertou acessar acesso ach acha achado acham achamos achando achar acharam acharia acharmos achat achava ache
achei achetant achete achetee acheteur achier achiest achievable achieve achievement acho achou acht achte achten achtung achy
acid acidentalmente acidente acidic acidity acido acidosis acier acima acing ackermans acknowledge acknowledgement acknowledgment
aclarar acne aco acompane acompanhante acompanhar acompanhe aconteca acontece acontecem acontecendo acontecera aconteceram
aconteceria acontecesse aconteceu acontecido acorda acordada acordado acordar acorde acordei acordo acordou acorn acostado
acostarme acostarse acostarte acostumada acostumado acostumar acostumbrado acoustic acoustically acquaint acquaintance
acquaintanceship acquereur acquerir acquiert acquiesce acquiescence acquire acquis acquise acquisition acquit acquittal acre
acreage acredita acreditam acreditamos acreditar acreditaria acreditava acredite acreditei acreditem acredito acreditou acrid
acridest acrimonious acrimony acrobat acrobatic acrobatically acronym across acrylic act acte acteur actif action actionable
actionnaire actionnariat actitud activado activate activation active activement actividad activism activist activite activity
activo acto actor actress actriz actua actuacion actual actualisation actualite actuality actualization actualized actualizes
actualizing actualmente actuando actuar actuariel actuary actuating actuators actuel actuelle actuellement acucar acuerda acuerdo
acumen acupuncture acusacao acusacion acusacoes acusado acusar acute acutest ad adage adam adama adamant adapt adaptability
adaptable adaptation adapte adaptee adaptions adaptive adaptor add addendum addict addiction addictive addison addition
additional additive address addressable addressee adecuada adecuado adelantado adelante ademas adentro adept adequacy adequado
adequat adequate adeus adhere adherence adherent adhesion adhesive adianta adiante adiar adicionar adicto adios adivina adivinar
adivinha adivinhar adivinhe adjacent adjectival adjective adjoin adjoint adjourn adjournment adjudicate adjudicator adjunct
adjust adjustable adjustment admet admettre administer administracao administracion administrador administrateur administratif
administration administrative administrator admira admirable admirablement admirably admiral admiration admire admiro admis
admissible admission admit admita admite admitir admitirlo admito admittance admonish admonition adn ado adobe adocao adolescence
adolescent adolescente adonde adopt adoptable adopte adoptee adoption adoptive adora adorable adoram adorar adoraria adoration
adorava adoravel adore adorei adorn adornment adoro adrenaline adresse adressent adrian adrift adroit ads adulating adulation
adulators adulatory adult adulta adulte adulterant adulterate adulteration adulteress adultery adulthood adulto advance
advancement advantage advantageous advent adventure adventuresome adventurous adverb adverbial adversaires adversary adverse
adversest adversity advert advertencia adverti advertise advertisement advice advierto advisable advise advisor advisory advocacy
advocate advogada advogado aeon aerea aereo aerial aerialists aerien aerienne aerobic aerobically aerodynamic aerodynamically
aeronautique aeroplane aeroport aeroporto aeropuerto aerosol aerospace aeryn aesthetic aesthetically aex afar afastar afaste
afecta afecto afeganistao afeta afetar affable affably affair affaire affare affe affect affectation affecte affection
affectionate affen afferent affichage affichait affichant affiche affichee affichent affidavit affiliate affiliation affilies
affinity affirm affirmation affirmative affirme affirment affix afflict affliction affluence affluent afford affordability
affordable affordably affront afganistan afghanistan afield afin afinal afirmativo aflame afloat afoot aforementioned aforesaid
afortunada afortunadamente afortunado afraid afresh africa africain afrika afrique after afterbirth afterburner aftercare
aftereffect afterglow afterimage afterlife afterlives aftermarket aftermath afternoon aftershave aftershock aftertaste
afterthought afterward afterword afuera ag agachate again against agallas agamenon agarra agarrar agarrate agarre agarren agarro
age aged agence agencia agency agenda agent agente agenten agf aggravate aggravation aggregate aggression aggressive aggressor
aggrieve aghast agile agility agindo aging agir agira agissait agisse agit agitado agitate agitation agitator agitprop agiu aglow
agneau agnostic agnosticism ago agonise agonize agony agora agoraphobia agoraphobic agosto agotado agrada agradable agradar
agradavel agradeca agradecemos agradecer agradeceria agradecerle agradecido agradeco agradezco agreable agreablement agree
agreeable agreeably agreement agressao agressive agressivo agricole agricultural agriculturalists agriculture aground agua
aguanta aguantar aguanto aguarda aguardando aguarde aguenta aguentar aguente aguento aguia aguila aguja agujero agulha agusta ah
aha ahead ahh ahi ahm ahnlich ahnung ahora ahoy ai aid aidant aide aient aigo aiguien ail ailleurs ailment aim aime aiment
aimless ainda ainsi air airbases airborne airbrush airbus aircraft aircraftman aircraftmen aircrews airdropped airdropping
airdrops aire airfare airfield airfoils airfreight airheads airier airiest airily airless airletters airlifted airlifting
airlifts airline airlocks airmail airplane airport airships airshows airspace airspeed airstrike airstrip airtight airwaves
airways airwoman airwomen airworthiness airworthy airy aise aisee aisement aisle ait ajar ajedrez ajoutant ajoute ajoutee
ajoutent ajuda ajudado ajudam ajudando ajudante ajudar ajudara ajudaria ajude ajudei ajudem ajudo ajudou ajustar akin akt akte
akten aktion aktiv aktivieren aktiviert aktivitaten akzent akzeptieren akzeptiert akzo al ala alain alarm alarma alarme alarmist
alaska albeit albern albin albino albtraum album alcalde alcancar alcance alcanza alcanzado alcanzar alcatel alcohol alcoholic
alcoholically alcoholism alcool alcove aldea aldeia alderman aldermen alderwoman alderwomen ale alec alegra alegre alegria alegro
alejado alejandro alejate alejense alejese aleluia alem alema aleman alemanha alemania alemao alentours alert alerta alex
alexandre alfa alfalfa alfombra alga algae algebra algebraic algebraically algemas algo algodao algodon algorithm alguacil alguem
alguien algum alguma algun alguna alguno ali aliados alianca alianza alias alibi alicia alien alienable alienate alienation
alienigena alienists aliento alight align alignment alike alimentaire alimentar alimentation alimented alimenting alimento
aliments alimony alison alive aliviar alivio alkali alkaline alkohol all alla allah allaient allait allan allant allay alle
allegation allege allegiance allegorical allegory allegros allein alleine allem allemagne allemand allemande allen allerdings
allergens allergic allergically allergist allergy alleviate alleviation alley alleyways allez alli alliance allie alligator
allison alliterating alliterative allocate allocation allons allot allotment allow allowable allowably allowance alloy allspice
allude allure allusion ally allzu alma almacen almanac almanij almighty almirante almocar almoco almohada almond almorzar almost
alms almshouse almuerzo alo aloft aloha alone along alongshore alongside aloof alors aloud alpha alphabet alphabetic alphabetical
alphabetisers alphabetising alphanumeric alphanumerical alpine alptraum alquilar alquiler already alrededor alright als also alt
alta altamente altar altarpiece alte alten alterable alteration altercation alternate alternation alternativa alternative
alternator alteza although altitude alto altogether altruism altruistic altruistically altura alugar aluguel aluminium aluminum
alumna alumnae alumni alumnos alumnus aluno alvo always am ama amaba amable amada amado amalgamate amalgamation amam amamos aman
amanecer amanha amanhecer amante amar amarela amarelo amaretto amarilla amarillo amarrado amarrar amateur amateurish amava amavel
amaze amazement ambas ambassador ambassadorial ambassadorship ambassadresses amber ambergris ambiance ambicao ambidextrous
ambience ambient ambiente ambiguity ambiguous ambitieux ambition ambitious ambivalence ambivalent amble ambos ambulance
ambulanceman ambulancemen ambulancewoman ambulancewomen ambulancia ambush ame ameaca ameacando ameacou amei amelia ameliorate
amelioration ameliore amelioree amem amen amenability amenable amenably amenagement amenaza amend amendable amende amendment
amendoim amene amenity america americain americaine americana americano amerika amerikaner amerikanische amerikanischen amerique
amethyst ami amiable amiably amicable amicably amid amidship amidst amie amiga amigao amigavel amigo amiguinho amiguito amistad
amizade ammeters ammo ammonia ammunition amnesia amnesiac amnesics amnesty amo amoeba amoebae amok among amongst amont amor
amoral amorous amorphous amortissements amostra amou amount amour amoureuse amoureux amp ampere ampersand amphetamine amphibian
amphibious amphitheater amphitheatre ample amplest ampleur amplification amplifier amplify amplitude amputate amputation amputee
amro amsterdam amt amulet amuse amusement amusieren amusiert amy an ana anachronism anachronistic anachronistically anaemia
anaemic anaemically anaesthesia anaesthesiologist anaesthetic anaesthetise anaesthetist anaesthetize anagram anakin anal
analgesic analisar analise analisis analog analogical analogous analogue analogy analysable analysand analyse analysis analyst
analyste analytic analytical analyze anapests anarchic anarchically anarchism anarchist anarchy anathema anatomical anatomists
anatomy anbieten anblick ancestor ancestrais ancestral ancestros ancestry anchor anchorage anchorman anchormen anchorpeople
anchorperson anchorwoman anchorwomen anchovy anciana anciano ancien ancienne ancient ancientest and anda andaba andado andam
andan andando andantes andar andauernd andava ande andei andem andere anderem anderen anderlecht andern anders andersen andert
andi andie andirons ando andou andre android andy anecdotal anecdote aneis anel anemia anemic anemically anesthesia
anesthesiologist anesthetic anesthetist anesthetize anew anfall anfang anfangen anfangt anfassen anfing anfuhrer angeblich
angebot angeboten angebracht angefangen angefasst angegriffen angehalten angehen angeht angekommen angel angelegenheit
angelegenheiten angelfish angelic angelically angelogen angenehm angenommen angeordnet anger angerichtet angerufen angeschossen
angesehen angesicht angestellt angestellten angetan angezogen angie anglais anglaise angle angleterre angleworm angreifen angrier
angriest angriff angrily angry angst angstroms anguish angular angulo anhalten anhanger anhoren anhyp anillo animada animado
animais animal animate animation animaux anime animo animosity aniversario anjo anklage ankle anklebone ankommen ankommt ankunft
anlage anlass anlegen anlugen ann anna annalist annals annee annehmen annelids annex annexation annihilate annihilation
anniversaire anniversary annonce annoncee annoncent annonceurs annotate annotation announce announcement annoy annoyance annual
annuel annuelle annuellement annuity annul annulment ano anoche anoint anomalous anomaly anon anonyme anonymity anonymous anorak
anorexia anorexic anotacoes another anpassung anruf anrufe anrufen anruft ans anschauen anscheinend anschlag ansehen ansicht
ansiedade ansieht ansiosa ansioso ansonsten anstandig anstatt anstellen anstrengend answer answerable answerphone ant antacid
antagonise antagonism antagonist antagonistic antagonistically antagonize antan antarctic ante anteater antebellum antecedentes
antechamber antedate anteil antelope antena antenatal antenna antennae anterior anteriormente anteroom anthem anthill anthology
anthrax anthropological anthropologist anthropology antiabortion antiabortionists antiaircraft antibacterial antibiotic antibody
antic anticancer anticipate anticipation anticipe anticipee anticking anticlerical anticlimactic anticlimactically anticlimax
anticline anticlockwise anticommunism anticommunist anticyclone antidemocratic antidepressant antidote antidoto antifascist
antifreeze antiga antigamente antigens antigo antigua antiguo antihero antihistamine antiknock antilabor antilabour antilogarithm
antimatter antimissile antineutron antinuclear antiparticle antipathetic antipathy antipersonnel antiperspirant antipodes
antipollution antipoverty antiproton antiquate antique antiquity antiscience antiseptic antiseptically antiserum antislavery
antisocial antispasmodic antisubmarine antitank antitheses antithesis antitoxin antitrust antivenom antiviral antivirus
antivivisectionists antler antoine anton antonio antonym antrag antun antwort antworte antworten anual anunciar anuncio anus
anvers anversois anversoise anvil anwalt anwalte anweisung anweisungen anwesenheit anxiety anxious any anybody anyhow anymore
anyone anyplace anything anytime anyway anywhere anzahl anzeichen anzeige anziehen anzufangen anzug anzurufen anzusehen ao aonde
aorta aos apaga apagar apagou apague apaixonada apaixonado apaixonar apaixonei apaixonou apanhar aparato apareca aparece aparecem
aparecen apareceram apareceu aparecio aparelho aparencia aparentemente aparezca apariencia apart apartamento apartate aparte
apartense apartheid apartment apathetic apathetically apathy ape aped apelido apellido apenas aperitif apertado apertar aperte
aperto aperture apesar apesta apestoso apetece apetite apetito apex aphorism aphrodisiac apiece aping aplauso aplomb apocalypse
apocalyptic apocryphal apoiar apoio apolitical apollo apolo apologetic apologetically apologise apologist apologize apology
apontar apoplectic apoplexy apos aposentadoria aposentar aposta apostar apostasies apostate apostatising apostle apostleship
aposto apostolic apostrophe apoyo appal appall apparaissent apparat apparatus appareil apparel apparemment apparence apparent
apparition appartement appartenant appartiennent appartient apparu appeal appear appearance appease appeasement appel appele
appelee appellate appellation appelle appellent append appendage appendices appendicitis appendix appetiser appetising appetit
appetite appetizer appetizing applaud applaus applause apple applejack applesauce appliance applicability applicable applicant
application applicator applique appliquee apply appoint appointee appointive appointment apport apporte apportent apportion
apposing apposite appraisal appraise appreciable appreciate appreciation appreciative apprecie appreciee apprecient apprehend
apprehension apprehensive apprend apprendre apprentice apprenticeship apprentissage appris apprise approach approachable
approbation approche approfondie appropriate appropriation approuve approval approve approximate approximation appui appuie
apreciar aprecio aprenda aprende aprendemos aprendendo aprendeu aprendi aprendido aprendiendo aprendiste apresenta apresentacao
apresentacoes apresentar apresento apresentou apressar apresse apresurate apricot aprieta april apron apropiado apropos
apropriado aprovacao aproveitar aproveite aproxima aproximadamente aproximando aproximar aproxime apt aptest aptitude apuesta
apuesto apunta apunten apurate apurense apuros aquamarine aquarium aquatic aquatically aquecimento aqueduct aquel aquela aquele
aquella aquello aqui aquifers aquiles aquiline aquilo ar arabe arabesques arabia arable arana aranha arbed arbeit arbeite
arbeiten arbeitest arbeitet arbeitete arbeiteten arbiter arbitrage arbitrarily arbitrary arbitrate arbitration arbitrator arbol
arbor arbour arbre arc arcade arcane arch archaeological archaeologist archaeology archaic archaically archangel archbishop
archdeacon archdiocese archduchess archduke archenemy archery archest archetypal archfiend archie archipelago architect
architecte architectural architecture archive archivo archway arco arctic arde ardennes ardent ardiendo ardiente ardor ardour
arduous are area areia arena argent argenteam arger argern arguable arguably argue argument argumentative argumente argumento ari
aria arid arima arise arisen aristocracy aristocrat aristocratic aristocratically arithmetic arithmetically arithmeticians
arizona ark arm arma armada armadilha armadillo armado armadura armament armani armario armatures armazem armband armchair arme
armee armen armful armhole armistice armor armory armou armour armoury armpit army arnold aroma aromatherapist aromatherapy
aromatic aromatically arose around arousal arouse arquitecto arquivo arraign arraignment arranca arrancar arrange arrangement
arrangiert arranjar arranjou array arrears arregla arreglado arreglar arreglare arreglarlo arreglo arrepender arrependido arrest
arrestado arrestar arrestaron arresto arriba arriesgado arriesgar arriscado arriscar arrival arrive arrivee arrivent arrogance
arrogant arrogante arrow arrowhead arrowroot arroz arruinado arruinar arruinou arrumar arrume arrumou arsch arsche arschloch arse
arsehole arsenal arsenic arson arsonist art arte artefact arten arterial artery artful arthritic arthritis artichoke article
articulate articulation articulo artie artifact artifice artificial artificielle artigo artikel artilleria artillery artilleryman
artillerymen artisan artist artista artiste artistic artistically artistique artistry artlessly artlessness artsier artsiest
artsy arturo artwork arvore arzt arzte arztin as asalto asas asbestos asbl ascend ascendancy ascendant ascension ascenso ascensor
ascent ascertain ascertainable ascetic ascetically asche asco ascribe asegurar asegurarme asegurarnos asegurate aseguro asesina
asesinada asesinado asesinar asesinaron asesinato asesino asesor asexual ash ashamed ashcan ashen ashley ashore ashtray asi asia
asiatique aside asie asiento asilo asistencia asistente ask askance askew asleep asociacion asombroso asparagus aspect aspecto
aspen aspersion asphalt asphyxiate asphyxiation aspirant aspiration aspire aspirin asquerosa asqueroso ass assad assail
assailable assailant assalto assassin assassina assassinada assassinado assassinat assassinate assassination assassinato
assassino assault assegurar asseguro assemble assemblee assembly assemblyman assemblymen assemblywoman assemblywomen assent
assento assert assertion assertive assessment assessor asset assez asshole assiette assign assignable assignations assignment
assim assimilate assimilation assinado assinar assinatura assine assinou assis assise assist assistance assistant assiste
assistee assistencia assistent assistente assistentin assisti assistindo assistir assistive associacao associate association
associative associe associee assort assorti assortie assortment assubel assume assumir assumiu assumption assunto assurance
assurant assure assuree assurement assurent assureur assusta assustada assustado assustador assustadora assustando assustar
assustou asterisk asteroid asthma asthmatic asthmatically astonish astonishment astound astra astrakhan astray astride astringent
astrologer astrological astrology astronaut astronomer astronomical astronomy astute astutest astuto asumir asumo asunto asusta
asustada asustado asustando asustaste asusto asylum asymmetry asynchronous at ataca atacado atacan atacando atacar atacaram
atacaron ataco atacou atado atajo ataque ataquen ataud ate atelier atem atencao atencion atenda atende atendeu atendo aterrizaje
aterrizar atheism atheist atheistic athena athlete athletic athletically atiende atingido atingir atingiu atira atirador atirando
atirar atiraram atire atirei atirem atiro atirou atitude ativa atividade ativo atlanta atlantique atlantis atlas atme atmen atmet
atmosfera atmosphare atmosphere atmospheric atmospherically ato atom atombombe atomic atomically atone atonement ator atout
atracao atractiva atractivo atrae atraente atrair atrapa atrapada atrapado atrapalhar atrapar atraparlo atraparon atrapo atras
atrasada atrasado atrasar atraso atraves atravesar atravessar atrevas atreve atriz atrocious atrocity attach attachable attache
attachment attack attain attainability attainable attainder attainment attaque atteignait atteignent atteindre atteint atteinte
attempt attend attendait attendance attendant attendent attendons attendre attendu attendue attente attentif attention attentive
attentivement attest attestation attic attire attirent attitude attorney attract attractable attractant attractif attraction
attractive attrait attraktiv attrayant attrayante attribue attributable attribute attribution attune atuacao atual atualmente
atuar au aua aube aubergines auburn auch auction auctioneer aucun aucune aud audacieux audacious audacity audible audibly audicao
audicion audience audiencia audio audiological audiometer audiotape audiovisual audit audition auditor auditorium auditory auf
aufbauen aufbrechen aufeinander aufgabe aufgaben aufgebaut aufgeben aufgefallen aufgegeben aufgehalten aufgehoben aufgehort
aufgenommen aufgepasst aufgeregt aufgetaucht aufgewachsen aufgewacht aufgrund aufhalten aufhoren aufhort auflegen aufmachen
aufmerksam aufmerksamkeit aufnahme aufnahmen aufnehmen aufpassen aufrecht aufregend aufregung aufrichtig aufstehen aufstellen
auftauchen auftaucht auftrag auftritt aufwachen aufwacht aufzeichnungen aufzug aufzugeben aufzuhalten aufzunehmen auge augen
augenblick augment augmentation augmente augmentent august augustest aujourd aula aumenta aumentando aumentar aumento aun aunque
aunt auparavant auquel aura auraient aurait aural aurez aurions auront aus ausbildung ausdruck ausdrucken auseinander ausencia
ausflug ausfuhren ausgang ausgeben ausgebildet ausgebrochen ausgedacht ausgedruckt ausgegangen ausgegeben ausgehen ausgelost
ausgeraubt ausgerechnet ausgeschlossen ausgesehen ausgesetzt ausgesprochen ausgesucht ausgewahlt ausgezeichnet aushalten ausland
ausmachen ausmacht ausnahme auspice auspicious ausprobieren ausrede ausreden ausrichten ausruhen ausrustung aussage aussagen
aussah ausschalten ausschau aussehen aussen ausserdem ausserhalb ausserst aussi aussicht aussiehst aussieht aussprechen
aussteigen aussuchen austausch austere austerest austerity australia australie australien auswahl ausweg ausweis ausziehen autant
autentico auteur authentic authentically authenticate authenticity authentique author authoresses authorisation authorise
authoritarian authoritative authority authorization authorize authorship autistic auto autobahn autobiographer autobiographical
autobiography autobus autoclave autocracy autocrat autocratic autocratically autocross autografo autograph autoimmune
autoimmunity automaker automate automatic automatically automatico automation automatique automatiquement automne automobile
automotive automovil autonome autonomie autonomous autonomy autopilot autopista autopsia autopsy autoren autoridad autoridade
autorisation autorise autorisee autorite autorizacao autorizacion autorizado autoroute autosuggestion autounfall autour
autoworker autre autrefois autrement autriche autumn autumnal aux auxiliar auxiliary auxilio auxquelles auxquels av avaient avail
availability available avais avait avalanche avaliacao avancar avance avancee avancen avanco avant avantage avantageux avanza
avanzada avanzado avanzando avanzar avarice avaricious ave avec avenge avenida avenir aventura aventure avenue average avere
avergonzado averigua averiguar averiguarlo avermaete averse aversion avert averti avery avez aviao aviation aviator avid avioes
avion avis avisa avisado avisame avisando avisar avise avisei aviso avisou avo avocado avocat avocations avoid avoidable
avoidably avoidance avoir avoirdupois avons avoue avow avowal avril await awake awaken award awardees aware awash away awe awed
awesome awestruck awful awfullest awhile awing awkward awkwardest awning awoke awoken awry ax axa axe axed axee axing axiom
axiomatic axiomatically axis axle axletree ay ayant aye ayer ayuda ayudado ayudame ayudando ayudante ayudar ayudara ayudare
ayudaria ayudarla ayudarle ayudarlo ayudarme ayudarnos ayudarte ayude ayudeme ayudenme ayudo azalea azar azucar azuis azul azure
baa baan baba babaca babble babe babier babiest baboon baby babyhood babyish babysat babysit bacana baccalaureate bach bachelor
bachelorhood back backache backbench backbite backbitten backboard backbone backbreaking backchat backcloth backcomb backdate
backdoor backdrop backfield backfire backgammon background backhand backhoes backlash backless backlog backpack backpedal
backrest backroom backscratching backseat backside backslapper backslapping backslash backslid backslide backspace backspin
backstabber backstabbing backstage backstair backstop backstory backstreet backstretch backstroke backtalk backtrack backup
backward backwash backwater backwoods backwoodsman backwoodsmen backyard bacob bacon bacteria bacterial bacteries bacterium bad
baddest bade baden badezimmer badge badlands badminton badmouth baffle bag bagagem bagages bagel baggage baggier baggiest baggy
bagpipe bagunca bahia bahn bahnhof baia bail baila bailable bailando bailar bailarina baile bailiff bailleur bailouts bailsman
bailsmen bain bairro baisse bait baixa baixar baixo baja bajado bajando bajar bajate baje bajen bajo bake bakery bakeshop bala
balance balanco balao balboa balcao balcony bald balde balderdash baldest baldfaced bale baleado baleful baleia balk ball ballad
ballast ballcock balle ballerina ballet ballgame ballgirl ballgown ballistic ballon balloon balloonists ballot ballpark
ballplayer ballpoint ballroom balm balmier balmiest balmy balon baloney baltar bamboo bamboozle ban banal banale banality banana
bancaire bancar banco band banda bandage bandana bandanna bandboxes bande bandeaux bandeira bandeja bandera bandido bandier
bandiest bandit bandleader bandmaster bando bandoleer bandsman bandsmen bandstand bandwagon bandwidth bandy bane bang bangkok
bangle banheira banheiro banho bani banish banister banjo banjoists bank bankable bankbook bankcard banknote bankroll bankrupt
bankruptcy banksys banlieue bano banque banquet banquete banquette banquier banter baptise baptisee baptism baptismal baptize bar
barao barata barato barb barba barbarian barbaric barbarically barbarise barbarism barbarized barbarizes barbarizing barbarous
barbecue barbell barberries barbershop barbiturate barbwire barcelone barco bard bare bareback barefaced barefoot barehanded
bareheaded barelegged baren barest barf bargain barge bargeld bargeman bargemen baritone bark barley barman barn barnacle barney
barnstorm barnyard barometer barometric barometrically baron baronages baronesses baroque barra barraca barrack barrage barre
barreau barreira barrel barren barrenest barrera barrette barricade barrier barriga barril barrio barrister barroom bart
bartender barulho bas basado base baseada baseado baseball baseboard basee baseless baseline basement basest basf bash bashful
basic basically basicamente basico basiert basil basilic basin basis bask basket basketball basketwork basquete basse bassin
bassist bassoon bassoonists basswood basta bastante bastao bastard bastardo baste basura bat bata bataille batalha batalhao
batalla batallon batata batch bate bateau bateaux batendo bateria bateu bath bathe bathhouse bathmats bathrobe bathroom bathtub
bathwater bati batida batido batom baton batsman battalion battened battening batterie batterien battery battle battleaxes
battledore battledress battlefield battlefront battleground battleship battre battu bau bauch baud baudouin baudoux bauen bauern
baul baulk baum baume baumen baut bauteil baux bawdier bawdiest bawdy bawl baxter bay bayberry bayonet bayou bazaar bbl bd be
beach beachcomber beachfront beachhead beachwear beacon bead beadier beadiest beady beagle beak beam bean beanbags beanfeast
beanpole beansprout beanstalk beantworten beantwortet bear bearable bearably beard beardless bearlike bearskin beast beastliest
beastliness beat beatable beaten beau beaucoup beauftragt beaute beautician beautiful beautify beauty beaux beaver beba bebada
bebado bebe bebendo bebeu bebi bebida bebido bebiendo bebo bebop beca became because beckett beckon becky beco become bed
bedanken bedbug bedclothes bedeuten bedeutet bedeutung bedingungen bedlam bedpan bedraggle bedridden bedrock bedroht bedrohung
bedroom bedside bedsitter bedsores bedspread bedtime bee beebread beech beechnuts beef beefburger beefcake beefier beefiest
beefiness beefsteak beefy beehive beeil beeilen beeilt beeilung beeindrucken beeindruckend beeindruckt beeinflussen beekeeper
beekeeping beeline been beenden beendet beep beer beerdigung beeswax beet beetle beetroot beeves bef befall befallen befehl
befehle befell befinden befindet befit befohlen befolgen befordert before beforehand befragen befreien befreit befreundet
befriend befurchte beg began begangen begann begeben begegnen begegnet begehen begeistert beggar begin beginn beginnen beginnt
begleiten begleitet begonnen begraben begreifen begriff begriffen begrudge begrussen beguile begun behalf behalte behalten
behalves behandeln behandelt behandlung behaupten behauptet behave behavior behavioral behaviorists behaviour behavioural
behaviourists behead beheld beherrschen beherrscht behilflich behind behindhand behold behorden bei beibringen beide beiden beige
beigebracht beija beijando beijar beije beijo beijou beileid beim bein beinahe beine beinen being beira beisbol beisebol beiseite
beispiel beissen bekaert bekam bekamen bekampfen bekannt bekomme bekommen bekommst bekommt bel bela belabor belabour belastigen
belated belch belcofi beleidigen beleidigt beleza belfox belfry belgacom belge belgian belgique belgium belie beliebt belief
believable believe belittle bell bella bellboy belle belleza bellhop belligerence belligerent bello bellow bellyache bellybutton
belo belogen belohnung belong beloved below belt beltway belying bem bemerken bemerkt bemoan bemuse ben bencao bench benchmark
bend bendable bendicion bendiga bendita bendito beneath benediction benefactor benefice beneficiaire beneficial beneficiant
beneficiary beneficie beneficient beneficio benefique benefit benehmen benelux benetton benevolence benevolent benighted benign
benignant benjamin bennett benny benotigen benotigt bent benton bentwood benutze benutzen benutzt benutzte benzin beobachten
beobachtet bequeath bequem bequest berate berco bereave bereavement bereft bereich bereit bereiten bereitet beret bereuen berg
berge bergen bericht berichte berichten berichtet berlim berline bernard bernie berry berrylike berserk berth bertrand beruf
beruflich beruhig beruhige beruhigen beruhigt beruhmt beruhmte beruhren beruhrt besame besar besatzung beschadigt beschaffen
beschaftigen beschaftigt bescheid bescheuert beschissen beschissene beschissenen beschloss beschlossen beschreiben beschutzen
beschutzt beseech beseitigen besessen beset besetzt beside besiege besiegen besiegt besitz besitzen besitzt beso besoin besondere
besonderen besonders besorge besorgen besorgt besought besprechen besprechung besprochen besser bessere besseren best besta
bestand bestanden bestatigen bestatigt bestatigung beste bestehen besteht besteira bestellen bestellt besten bestia bestial
bestiality bestiaries bestie bestimmen bestimmt bestimmte bestimmten bestimmung bestirred bestirring bestow bestrafen bestraft
bestridden bestride bestrode bestseller bestselling besuch besuchen besucht bet beta betaking betcha bete beteiligt beten beth
bethinking bethinks bethought betiding beton betrachten betrachtet betray betrayal betreten betrifft betrogen betrothal betrug
betrugen betrunken betsy bett betterment bettor between beunruhigt beurre beurteilen beute bevel beverage beverly bevolkerung
bevor bewachen bewacht bewaffnet bewahren bewahrung beware beweg bewegen bewegt bewegung bewegungen beweis beweise beweisen
beweist bewiesen bewilder bewilderment bewitch bewundere bewusst bewusstlos bewusstsein beyond bezahle bezahlen bezahlt bezahlung
bezeichnen beziehung beziehungen bezug bezuglich bezweifle bh biais bias bib bibel bible biblia biblical bibliographic
bibliographically bibliography biblioteca bibliothek bicentennial bicep bicha bicho bicicleta bicker bico bicycle bid bidden bide
bien biennial bienvenida bienvenido bier biest biete bieten bietet bife bifocals big bigamist bigamous bigamy biggest biggie
bigheads bighearted bighorns bigmouth bigode bigot bigote bigotry bigwig bijou bijoux bike bikini bilan bilateral bild bilden
bildschirm bile bilhete bilhoes bilingual bill billable billar billboard billet billete billetera billfold billhook billiards
billie billig billingsgate billion billionaire billionth billones billow billy billycans bimbo bimonthly bin binary bind bindweed
binge bingo binnacles binocular binomial biochemical biochemistry biodegradable biographer biographical biographie biography
biological biologique biologist biology biopsy bipartisan bipartisanship biped biplane birch bird birdbath birdbrain birdcage
birdhouse birdlike birdlime birdseed birdsong birdwatcher birth birthday birthmark birthplace birthrate birthright birthstone bis
biscoito biscuit bisect bisection bisexual bisher bishop bison bispo bisschen bist bit bitch bitchier bitchiest bitchy bite
bitmap bitte bitten bitterest bittersweet bittet biweekly bizarre bla blab blabbermouth black blackball blackberry blackbird
blackboard blackcurrant blacken blackest blackface blackguard blackhead blackjack blacklegs blacklist blackmail blackout
blacksmith blacksnake blackthorn blacktop bladder blade blah blair blake blame blameable blameless blameworthiness blameworthy
blanc blanca blanch blanche blancmange blanco bland blandest blank blankest blanket blare blase blaspheme blasphemous blasphemy
blast blastoff blatant blatt blau blaue blauen blaze bleach bleak bleakest blearier bleariest blearily bleary bleat bled bleed
bleep bleib bleibe bleiben bleibst bleibt blemish blend bless bleu bleue blew blick blicken blieb blight blimp blind blindest
blindfold blindside blink blip bliss blissful blister blithe blithesome blithest blitz blitzkrieg blizzard bloat blob bloc
blocage block blockade blockage blockbuster blockbusting blockhead blockhouse blockiert bloco blod blode bloden blodmann blodsinn
blog blok blond blonde blondest blood bloodbath bloodcurdling bloodhound bloodier bloodiest bloodless bloodletting bloodline
bloodmobile bloodshed bloodshot bloodstain bloodstock bloodstream bloodsucker bloodsucking bloodthirstier bloodthirstiest
bloodthirstily bloodthirsty bloody bloom blooper bloqueio bloss blossom blot blotch blotchier blotchiest blotchy blouse blow
blowflies blowguns blowhard blowhole blowjobs blowlamp blown blowout blowpipe blowtorch blowup blubber bludgeon blue bluebell
blueberry bluebird bluebonnet bluebottle bluefish bluegill bluegrass bluejacket bluejeans bluenose bluepoint blueprint bluest
bluestocking bluff bluffest bluish blume blumen blunder blunderbuss blunt bluntest blur blurb blurrier blurriest blurry blurt
blusa blush bluster blut blutdruck blutet blutung bmw bnb bo boa boar board boardinghouse boardroom boardtvuserde boardwalk boast
boastful boat boate boathouse boatload boatos boatyard bob boba bobagem bobagens bobbin bobby bobcat bobo bobolink bobsled
bobsleigh boca bocado boda bode boden bodice bodily body bodybuilder bodybuilding bodyguard bodysuit bodywork boeing boeuf bog
bogeyman bogeymen boggle bogus bohemian bohnen boil boilermaker boilerplate boire bois boisson boisterous bola bold boldest
boldface boleto boliche bolinhos bolo bologna bolsa bolsillo bolso bolster bolt bolthole bom bomb bomba bombard bombardment bombe
bombeiros bomben bomberos bombproof bombshell bombsite bon bonanza bond bondad bondade bondage bondholder bondsman bondsmen
bondwoman bondwomen bone boneca boneco bonehead boneless boneshaker boneyard bonfire bongo bonheur bonier boniest bonita bonitao
bonitinho bonito bonkers bonn bonne bonnet bonnie bonus bony bonzinho boo boob booby boogie boogieman book bookable bookbinder
bookbinding bookcase bookend bookie bookkeeper bookkeeping booklet bookmaker bookmaking bookmark bookmobile bookplate bookseller
bookshelf bookshelves bookshop bookstall bookstore bookworm boom boomboxes boomerang boon boondocks boone boor boorish boost boot
bootblack bootee booth bootlace bootleg bootless bootstrap booty booze bop borboleta bord borde bordeaux bordello borderland
borderline bordo bordure bore boredom borehole boris born borne borough borracha borracho borrar borrow bose bosen bosnie bosom
bosque boss bossier bossiest bossily bossiness bossy bosta bota botanical botanique botanist botany botao botar botch bote
botella both bothersome botoes boton botschaft bottle bottleneck bottom bottomless botwin bouche bouge bougent bough bought
bouillon boulder boule boulevard boulot bounce bouncier bounciest bouncy bound boundary boundless bountiful bounty bouquet
bourbon bourgeois bourgeoisie bourgmestre bourne bourse boursier bout bouteille boutique bouton boutonnieres boveda bovine bow
bowel bowl bowlegged bowlines bowstring box boxcar boxe boxeador boxeo boy boycott boyd boyfriend boyhood boyish boysenberry bozo
bp bra brabant brace bracelet brach brachte brachten bracket brackish braco brag braggart braid brain brainchild brainchildren
brainier brainiest brainless brainpower brainstorm brainteaser brainwash brainwave brainy braise brake brakeman brakemen bran
branca branch branche branchlike branco brand brande brandish brandon brandy brash brashest brasil brasserie brasseur brassier
brassiere brassiest brassiness brassy brat brattier brauch brauche brauchen brauchst braucht brauchte brauchten braut brav brava
bravado brave bravery bravest bravo brawl brawn brawnier brawniest brawny bray brazen brazier brazo breach bread breadbasket
breadboard breadboxes breadcrumb breadfruit breadline breadth breadwinner break breakable breakages breakaway breakdown breakfast
breakfront breakneck breakouts breakpoints breakthrough breakup breakwater breast breastbone breastfeed breastplate breaststroke
breastwork breath breathable breathe breathless breathtaking brechen bred brederode bree breeze breezeways breezier breeziest
breezy bref breit brenda brennan brennen brennt bresil bretagne brethren brett breve brevet brevity brew brewery brewpubs brian
bribe bribery bricht brick brickbat bricklayer bricklaying brickwork brickyard bridal bride bridegroom bridesmaid bridge
bridgeable bridgehead bridget bridgework bridle bridleways brief briefcase briefe briefest brieftasche briga brigada brigade
brigando brigar bright brighten brightest brigitte brilha brilhante brilhar brilho brillant brillante brille brilliance brilliant
brim brimless brimstone brin brinca brincadeira brincando brincar brinde brindis brine bring bringe bringen bringst bringt
brinier briniest brink brinkmanship brinque brinquedo briny brique briquettes briser brisk briskest bristle britanica britanico
britannique britches british brittle brittlest broach broad broadband broadcast broadcloth broaden broadest broadloom broadminded
broadsheet broadside broadsword broadway brocade broccoli brochure brogue broil broke broken brokenhearted brokerage broma
bromeando bromeas bromeo bromides bronchitis bronco broncobuster bronze brooch brood broodier broodmare brook brooke brooklets
broom broomstick brot broth brothel brotherhood brotherliness brought brow browbeat browbeaten brown brownest brownfield brownie
brownish brownouts brownstone browse brucke bruder bruges bruise bruit bruja brunch brunette brunnen brunt brush brushoffs
brushstroke brushwood brushwork brusque brusquest brussels brust bruste brut brutal brutale brutalement brutalise brutality
brutalize brute brutish bruxa bruxelles bruxellois bruxelloise bryce bsr bt bubber bubble bubblier bubbliest bubbly buch buchanan
buchern buchstaben buck buckboard bucket buckeyes buckle bucksaws buckshot buckskin buckteeth bucktooth buckwheat bud buda buddha
buddy budge budget budgetaire buen buena bueno buff buffalo buffet buffett buffoon buffy bug buggier buggiest buggy bugle buhne
build buildup built bulb bulbous bulge bulk bulkhead bulkier bulkiest bulky bull bulldog bulldoze bulle bullen bullet bulletin
bulletproof bullfight bullfinch bullfrog bullhead bullhorn bullion bullish bullpens bullring bullshit bullwhip bully bum bumble
bumblebee bummest bump bumpier bumpiest bumpkins bumpy bun bunch bunda bundesbank bundle bung bungalow bunghole bungle bunion
bunk bunkhouse bunny buoy buoyancy buoyant buraco burble burden burdensome bureau bureaucracy bureaucrat bureaucratic
bureaucratically bureaux burg burgeoned burgeoning burgeons burgermeister burghers burglar burglarise burglarize burglarproof
burglary burgle burgomasters burial burlap burlier burliest burly burn burnable burnish burnouts burnt buro burp burr burra burro
burrow bursar bursche burst bury bus busboy busca buscaba buscado buscamos buscan buscando buscar buscare buscaremos buscarla
buscarlo buscarme buscarte busco busgirls bush bushel bushier bushiest bushiness bushmaster bushwhack bushy busier busiest busily
business businesslike businessman businessmen businessperson businesswoman businesswomen busloads busque busqueda busquemos
busquen busquin bust bustiers bustle busy busybody busywork but butcher butchery butler butt butte butterball buttercream
buttercup butterfingered butterfingers butterfly buttermilk butternuts butterscotch buttery buttock button buttonhole buttonwood
buttress buxom buy buyout buzz buzzard buzzkill buzzword by bye bygone bylaw bypass bystander byte byway ca cab caballeria
caballero caballo cabana cabaret cabbage cabby cabe cabeca cabello cabelo cabeza cabin cabina cabine cabinet cabinetmaker
cabinetmaking cabinetwork cable cablecast cablegram cabo caboose cabra cabron caca cacada cacador cacando cacao cacar caceria
cacete cache cachent cachepots cachet cachorrinho cachorro cackle cacti cactus cad cada cadastral cadaver caddie caddying cade
cadeau cadeaux cadeia cadeira cadela cadena cadence cadera cadet cadre cady cae caem caen caer caera cafe cafeteria cafetiere
caffeine cagar cage cagey cagier cagiest cahier cahoot cai caia caida caido caiga caindo cair cairam caisse caissons caiu caixa
caixao caja cajole cajon cake cakewalk cal cala calabash calabooses calada calado calamari calamine calamity calar calca calcinha
calcium calcul calculable calculate calculation calculator calcule calculee calculi calculus cale caleb calendar calendario
calendrier calf calfskin caliber calibrate calibration calibre calico calidad caliente california californie calipered calipering
calipers calk call calla callable callado callar callate callback calle callejon callense callese calligrapher calligraphic
calligraphists calligraphy callous callow callowest callus calm calma calmado calmate calme calmense calmese calmest calmo calor
calorie calve calvin calzoncillos calzones cam cama camara camarada camaraderie camarao camarero cambia cambiado cambian
cambiando cambiar cambiara cambiaron cambiaste cambie cambio camcorder came camel camelhair camellia cameo camera cameraman
cameramen camerawoman camerawomen camerawork cameron camilla camina caminando caminar caminhada caminhando caminhao caminhar
caminho caminhonete camino camion camioneta camisa camiseta camouflage camp campagne campaign campainha campamento campana
campanha campbell campeao campeon campeonato campfire campground campo campsite campus can canadien canadienne canais canal
canalha canalla canard canary canaux cancao cancel cancelado cancelar cancellation cancer canciller cancion cancoes candid
candidacy candidat candidate candidato candidature candle candlelight candlepower candlestick candlewick candor candour candy
candyfloss cane canebrake caneta canhao canine canister canker cannabis cannery cannes cannibal cannibalism cannier canniest
cannon cannonball cannot canny cano canoe canoeists canon canonical canonising canopy cansada cansado cansei cant canta cantabile
cantaloupe cantando cantankerous cantante cantar cante canteen cantidad canto cantor cantora cantou canvas canvasback canyon cao
caoutchouc cap capa capability capable capably capaces capacete capacidad capacidade capacitance capacite capacitor capacity
capaz cape capela capeskin capilla capillary capita capitaine capital capitale capitalisation capitalise capitalism capitalisme
capitalist capitalization capitalize capitan capitao capitaux capitol capitulate capitulation capitulo capot cappuccino caprica
caprice capricious capsize capstans capstone capsula capsule captain captaincies capteurs caption captivate captive captivity
captor capturado capturar capture capullo car cara caracter caracterise caracteristique carajo caralho caramba caramel caramelo
carapace carat caravan caravana caravansary caraways caray carbides carbines carbohydrate carbon carbonate carbone carbono
carburant carburetor carburettor carcass carcel carcinogenic card cardamon cardboard cardholder cardiac cardiaca cardiaco
cardiaque cardigan cardinal cardiology cardsharp care careca careen careerists carefree careful carefullest careless caretaker
careworn carga cargado cargamento cargando cargar cargo caribou caricature caridad caridade carinho carino carjack carl carloads
carlyle carmen carmines carnage carnal carnation carne carnet carnival carnivore carnivorous caro carol carona carouse carousel
carp carpenter carpentry carpet carpetbagged carpetbagger carpetbagging carpetbags carpooled carpooling carpools carports carre
carrega carregando carregar carreira carrement carrera carretera carriage carriageway carrie carrinho carrion carro carroca
carrosserie carrot carruagem carry carryalls carrycots carryout carryover carson cart carta cartao carte carteira cartel cartera
carthorse cartier cartilage cartload cartoes cartographer cartography carton cartoon cartoonist cartridge cartwheel carvao carve
carveries cas casa casaco casada casado casais casal casamento casamos casando casar casarme casarnos casarse casarte casaste
cascade casco case casebook caseharden casei caseload casework cash cashback cashbook cashew cashier cashless cashmere casi
casino cask casket caso casou cassation casse casserole cassette cassie cassino cast castaway caste castellated castelo casterman
castigate castigation castigo castillo castle castoff castrate castration casual casualidad casualty cat cataclysm cataclysmic
catalina catalog catalogue catalyst catamaran catapult cataract catastrophe catastrophic catastrophically catastrophique catbirds
catboats catcall catch catchall catchier catchiest catchment catchpenny catchphrase catchword catchy catechism categoria
categorical categorie categorise categorize category catercorner caterpillar catfish cathedral cathodes catholic catholicity
catholique cathy catnap catnip catolica catsuits cattails cattier cattiest cattiness cattle cattleman cattlemen catty catwalk
cauchemar caucus cauda caught cauliflower caulk causa causado causal causality causando causar causative cause causeless
causeries causeway causo causou caustic caustically caution cautionary cautious cavalaria cavaleiro cavalheiro cavalier cavalo
cavalry cavalryman cavalrymen cavar cave caveat caveman cavemen cavern caverna cavernous caviar cavity cavort caw cayendo cayeron
cayo caza cazador cazando cazar cbr cd ce cease ceasefire ceaseless ceci cedar cede cedo cega cego ceiling ceinture cela celda
celebrar celebrate celebration celebrity celeiro celery celestial celia celibacy celibate cell cellar celle cellist cellmate
cello cellophane cellphone cellular cellule celluloid cellulose celos celosa celoso celui celula celular cem cement cementerio
cemetery cemiterio cena cenar cenario cenizas cense censor censorship censure census cent centaine centavo centenaire centenary
centenas centennial centerboard centerfold centerpiece centigrade centimeter centimetre centimetros centipede cento central
centrale centralise centralize centre centreboard centrefold centrepiece centrifuge centripetally centro century cependant cera
ceramic ceramicists ceramique ceramist cerca cercado cercano cercle cerdo cereal cerebral cerebro ceremonia ceremonial
ceremonious ceremony cerimonia cerner cero cerrada cerrado cerradura cerrando cerrar cerro certa certain certaine certainement
certainty certamente certes certeza certifiable certificar certificat certificate certification certify certitude certo cerveau
cerveja cerveza cervical cervices cervix ces cesar cesarean cesped cessation cesse cessent cession cesspits cesspool cesta cet
cette ceu ceux cf cger ch cha chacun chacune chad chafe chaff chaffinch chagrin chain chainsaw chair chairlift chairman
chairmanship chairmen chairperson chairwoman chairwomen chaise chalet chaleur chaleureux chalice chalk chalkboard chalkier
chalkiest chalkiness chalky challenge chama chamada chamado chamam chamamos chamando chamar chamaram chamarei chamaria chamava
chamber chamberlain chambermaid chambre chame chamei chameleon chamem chamo chamomile chamou champ champagne champan champana
champanhe champignons champion championnat championship chan chance chancelleries chancellor chancellorship chancen chanceries
chanciness chancres chandelier chanel change changeability changeable changeably changeless changeling changement changent
changeover channel chanson chant chantal chante chanteur chanteuses chantier chao chaotic chaotically chap chapatti chapbook
chapeau chapel chaperon chaperone chapeu chapitre chaplain chaplaincies chaplets chapman chappies chapter chaque chaqueta char
character characterisation characterise characteristic characteristically characterization characterize characterless charade
charakter charbon charbroil charcoal chardonnays charge chargeable chargee chargement chariot charisma charismatic charitable
charitably charity charla charlady charlatan charleroi charles charley charlie charm charme charmless chart chartreuse charwoman
charwomen chase chasm chasse chasseurs chassis chaste chasten chastest chastise chastisement chastity chat chata chateada
chateado chateau chateaux chatelaine chatline chato chatroom chattels chatterbox chattier chattiest chattiness chatty chau chaud
chaude chauffage chauffeur chaussee chaussure chauvinism chauvinist chauvinistic chauvinistically chaval chave cheap cheapen
cheapest cheapskate cheat checando checar check checkbook checkerboard checklist checkmate checkoffs checkout checkpoint
checkroom checkup cheddar cheek cheekbone cheep cheer cheerful cheerfullest cheerier cheeriest cheerleader cheerless cheery
cheese cheeseboard cheeseburger cheesecake cheesecloth cheeseparing cheetah chef chefe chega chegada chegado chegam chegamos
chegando chegar chegara chegaram chegarem chegaremos chegaria chegarmos chego chegou chegue cheguei cheia cheio cheira cheirando
cheirar cheiro chelsea chemical chemin chemise chemist chemistry chemotherapy cheng cheque chequebook chequei chequerboard cher
cherche cherchent chercheur cherish cherry cherub cherubim cheryl chess chessboard chessman chessmen chest chesterfield chestnut
cheval chevaux cheveux chew chewier chewiest chewy cheyenne chez cheza chf chi chic chica chicest chick chickadee chicken
chickenfeed chickenhearted chickenshit chickpeas chickweed chiclete chico chicories chide chief chiefest chieftain chieftainship
chien chiffon chiffre child childbearing childbirth childcare childhood childish childless childlike childminder childminding
childproof children chili chill chillest chilli chilliest chilly chime chimenea chimie chimique chimney chimp chimpanzee chin
china chinaware chine chinesa chinesen chinesischen chink chinless chino chinois chinoise chinstrap chintz chinwags chip
chipboard chipmunk chippies chique chirac chiropractor chirp chisel chiste chistoso chit chitchat chivalrous chivalry chive chloe
chlorinate chlorine chloroform chlorophyll choc chocado chocante chockablock chocking chocolat chocolate chofer choice choicest
choir choirboy choirmaster choisi choisie choisir choisissent choisit choix choke chokecherry cholera cholesterol choose choosier
choosiest choosiness choosy chop chophouse choppier choppiest choppiness choppy chopstick choque chora choral chorando chorar
chord chordate chore choreograph choreography chorister choro chorou chortle chorus chose chosen chovendo chover chow chowder
chretien chris christen christian christie christina christophe christus chrome chromium chromosome chronic chronically chronicle
chronique chronological chronology chrysanthemum chrysler chubbier chubbiest chubby chuck chuckhole chuckle chug chum chummier
chummiest chummily chumminess chummy chump chundered chundering chunders chunk chunkier chunkiest chunkiness chunky chuntered
chuntering chunters chupar church churchgoer churchgoing churchman churchmen churchwarden churchwoman churchwomen churchyard
churlish churn churrasco chutar chute chutzpah chuva chuveiro ci cia ciao cible cicatriz ciclo cidadao cidade cider cie ciega
ciego ciel cielo cien ciencia ciente cientifica cientifico cientista ciento cierra cierre cierren cierta ciertamente cierto cigar
cigarette cigarrillo cigarro cima cinch cinco cincuenta cinder cindy cine cineaste cinema cinematographer cinematographic
cinnamon cinq cinquantaine cinquante cinta cinto cintura cinturon cinza cipher circa circadian circle circo circonstance circuit
circuito circuitous circuitry circulaire circular circulate circulation circulatory circulent circulo circumcise circumcision
circumference circumflex circumstance circumstantial circumvent circumvention circunstancias circus cirrhosis cirugia cirujano
cirurgia cirurgiao cistern cita citadels citation cite citibank citizen citizenship citons citoyen citric citron citronella
citrus city citywide ciudad ciudadano ciume civic civically civil civile civilian civilisation civilise civility civilizacao
civilizacion civilization civilize civis cl cla clabecq clack clad claim claimable claimant clair claire clairement clairvoyance
clairvoyant clam clambake clamber clammier clammiest clammily clamminess clammy clamor clamour clamp clampdown clan clandestine
clang clangour clank clansman clansmen clanswoman clanswomen clap clapboard clapperboard claptrap clara claramente claret
clarification clarify clarinet clarinetists clarity clark claro clarte clase clash clasico clasp class classe classement classic
classica classical classicists classico classier classiest classification classify classiness classique classless classmate
classroom classwork classy clatter claudia claus clause claustrophobia claustrophobic clave clavier claw clay cle clean cleanable
cleanest cleanlier cleanliest cleanliness cleanse cleanup clear clearance clearest clearheaded clearinghouse clearways cleat
cleavage cleave clef cleft clem clemency clementines clench clerck clergy clergyman clergymen clergywoman clergywomen cleric
clerical clerigo clerk clerkship cleveland clever cleverest cliche click clickable client cliente clientele cliff cliffhanger
cliffhanging clifftops clima climactic climat climate climatic climatically climatologist climax climb climbable clime clinch
cling clingfilm clinic clinica clinical clinician clinique clink clinton clip clipboard clique cliquet clitoris cloak cloakroom
clobber clock clockwise clockwork clod cloddish clodhopper clog cloister clone clos close closefisted closemouthed closeout
closest closet closure clot cloth clothe clotheshorse clothesline clothespin clothier cloud cloudburst cloudier cloudiest
cloudless cloudy clout clove cloven cloverleaf cloverleaves clown clt club clube clubfeet clubfoot clubhouse clubland cluck clue
clueless clump clumsier clumsiest clumsily clumsiness clumsy clung clunk cluster clutch clutter clyde cm cmb cnp co coach
coachload coachman coachmen coachwork coagulate coagulation coal coalesce coalescent coalface coalfield coalition coalitionists
coalmine coarse coarsen coarsest coast coastal coastguard coastline coat coatroom coattail coax cob cobalt cobarde cobble
cobblestone cobepa coberta coberto cobertor cobertura cobra cobrar cobre cobrir cobweb cobwebbier cobwebbiest cocaina cocaine
coche cocina cocinar cocinero cock cockchafer cockcrow cockerill cockeyed cockfight cockier cockiest cockiness cockleshell
cockpit cockroach cockscomb cocksucker cocksure cocktail cocky coco cocoa coconut cocoon cod code codependent codigo codswallop
coed coeducational coefficient coelho coerce coercion coercive coeur coexist coexistence coffee coffeecake coffeehouse
coffeemaker coffeepots coffer cofferdams coffin coffre cofinimmo cofre cog coge cogency cogent cogido cognac cognitive cohabit
cohabitant cohabitation cohen coherence coherent cohesion cohete coil coin coinage coincide coincidence coincidencia coincidental
coisa coisinha coitado cojo coke col cola colander colapso colar cold coldblooded coldest colecao coleccion colega colegial
colegio coleslaw colete colgado colgar colheita colher colic colin colina collaborate collaborateur collaboration collaborative
collaborator collaborer collage collapse collapsible collar collarbone collarless collate collateral collation colle colleague
collect collectable collecte collectible collectif collection collectionneur collective collector college collegiate collide
collie collieries collignon collins collision colloquial colloquialism collusion colo coloca colocado colocam colocamos colocando
colocar colocaram colocaria coloco colocou cologne colon colonel colonia colonial colonialism colonialist colonisation colonise
colonist colonization colonize colonne colony coloque coloquei coloquem color colorado colorant coloration colorblind colorfast
colorful coloris colorists colorized colorizes colorizing colorless colorways colossal colostomies colostrum colour colourant
colourblind colourfast colourful colourists colourless colourways colruyt colt column columna columnist coluna com coma coman
comandante comando comatose comb combat combatant combate combatir combative combattre combien combina combinacao combinacion
combinado combinaison combination combine comble comboio combusted combustible combustion combustivel come comeback comeca
comecado comecam comecamos comecando comecar comecaram comecaremos comecarmos comece comecei comecem comeco comecou comedia
comedian comedie comedien comedor comedown comedy comelier comeliest comeliness comem comemorar comemos comen comence comencemos
comendo comentario comenzado comenzamos comenzando comenzar comenzaron comenzo comerciais comercial comercio comere comestible
comet cometa cometendo cometeu cometi cometido cometiendo cometio comeu comeuppance comfier comfiest comfort comfortable
comfortably comfortless comfy comi comic comical comico comida comido comience comiencen comiendo comienza comienzo comigo comio
comisaria comisario comision comissao comissario comite comma command commandant commande commandment commando comme commemorate
commemoration commemorative commemorators commence commencement commencent commend commendable commendably commendation comment
commentaire commentary commentate commentator commente commerce commercial commerciale commercialisation commercialise
commercialism commercialize commerciaux commingles commis commiserate commiseration commissaire commissary commission
commissionaire commit commitment committals committee committeeman committeemen committeewoman committeewomen commodity commodore
common commonalities commonest commonplace commonsense commonwealth commotion commun communal communale communautaire communaute
communaux commune communicable communicate communication communicative communicator communion communique communism communist
communiste community commutative commute como comoda comodo compact compactest compaction compagnie compagnon compaixao companera
companero companheiro companhia compania companion companionable companionably companionship companionways company compaq
comparable comparado comparaison comparar comparative compare comparison compartilhar compartiment compartimos compartir
compartment compartmentalise compartmentalize compasion compass compassion compassionate compatibilite compatibility compatible
compatriot compel compensar compensate compensation compensatory compenser compete competence competencia competent competicao
competir competitif competition competitive competitivite competitor compilation compile complace complacency complacent complain
complainant complaint complejo complement complementaire complementary complet completa completamente completar complete
completest completion completo complex complexe complexion complexite complexity complexo compliance compliant complicada
complicado complicate complication complice complicite complicity compliment complimentary complique comply component
comportamento comportamiento comportant comportar comporte comportement comportent composant compose composee composent composite
compositeur composition compost composure compound compoundable compra comprado compramos comprando comprar comprare comprarme
compraste compre compreende compreendo compreensao comprehend comprehensible comprehension comprehensive comprei comprenant
comprend comprende comprendido comprendo comprendre comprennent compress compression comprimidos compris comprise compro
comprobar compromis compromise compromiso compromisso comprou comptabilite comptable comptait comptant compte comptent compulsion
compulsive compulsory compunction compuserve computador computadora computation computational compute computerate computerise
computerize comrade comradeship comte comum comun comunicacao comunicacion comunicacoes comunicar comunidad comunidade comunista
con concatenate concatenation concave conceal concealable concealment concede conceit conceito conceivable conceivably conceive
concentracao concentracion concentrar concentrate concentration concentre concentric concentrically concept concepteurs
conception concepto conceptual concern concernant concerne concernee concernent concert concertation concertmaster concerto
concession concessionaire concevoir conciencia concierge concierto conciliate conciliation conciliatory concise concisest conclu
conclude conclure conclusao conclusion conclusive conclut concoct concoction concord concorda concordamos concordance concordant
concordar concordo concordou concours concourse concret concrete concretions concretiser concreto concur concurrence concurrency
concurrent concurrentiel concurrentielle concurso concussion condado condamnation condamne conde condemn condemnation condena
condenada condenado condensation condense condesa condescend condescension condessa condicao condicion condicional condicoes
condiment condition conditional conditionnement condo condolence condoles condom condominium condone condor conduce conduciendo
conducir conducive conduct conducta conducteur conductor conduire conduit conduite conduta conduzir cone conectado conejo conexao
conexion confection confederacy confederate confederation confer conference conferencia confesar confesion confess confessar
confession confessou confetti confia confianca confiance confiant confiante confianza confiar confiavel confidant confide
confidence confidencial confident confidential confidentiality confie confiee configurable configuration configure confine
confinement confio confirm confirmado confirmar confirmation confirme confirmee confirment confirmou confiscate confiscation
confissao conflict conflicto conflit conflito conform conformable conforme conformement conformist conformity confort confortable
confortavel conforto confound confront confrontation confronte confrontee confundido confusa confusao confuse confusion confuso
conge congeal congelado congenial congenital congeries congest congestion congestive conglomerate congo congratulate
congratulations congratulatory congregate congregation congreso congress congressional congressman congressmen congresso
congresspeople congressperson congresswoman congresswomen congruent conheca conhece conhecem conhecemos conheceram conhecesse
conheceu conheci conhecia conhecida conhecido conhecimento conheco conical conifer coniferous conjecture conjoint conjointement
conjoncture conjoncturel conjoncturelle conjugal conjugate conjugation conjunction conjunto conjure conmigo connais connaissait
connaissance connaissent connaissons connect connectable connection connective connectivity connector connexion connie connivance
connive connoisseur connor connotation connote connu connue cono conoce conocemos conocen conocerla conocerlo conocerte conoci
conocia conocida conocido conocimiento conocimos conocio conociste conosco conozca conozcan conozco conque conquerable conquerir
conqueror conquest conquis conquistar conrad consacre consacree conscience conscienceless consciencia conscient consciente
conscientious conscious consecrate consecration consecuencias consecutive consegue conseguem consegui conseguia conseguido
conseguimos conseguindo conseguir conseguira conseguiram conseguire conseguirei conseguiremos conseguiria conseguirlo
conseguirmos conseguiste conseguiu conseil conseille conseillons consejero consejo conselheiro conselho consensus consent
consenti consequence consequencias consequent consequential consertar conservant conservar conservateur conservation
conservationist conservatism conservative conservatoires conservator conservatory conserve conservee conservent consider
considera considerable considerablement considerably consideracao considerado considerando considerar considerate consideration
considere consideree considero consiga consign consignment consigo consigue consiguio consist consiste consistency consistent
consistories consolation console consolidate consolidation consolide consommateur consommation consomme consonant consort
consortia consortium conspicuous conspiracao conspiracion conspiracy conspirator conspiratorial conspire constable constamment
constancy constant constantemente constat constatation constate constellation consternation constipate constipation constitue
constituee constituency constituent constitute constitution constitutional constrain constraint constrict constriction construcao
construccion construct constructeur construction constructionists constructive constructors construe construido construindo
construir construire construit construite construiu construyo consuelo consul consular consulate consulship consult consulta
consultance consultancy consultant consultation consultative consultorio consumable consume consumerism consumerists consummate
consummation consumption conta contaba contact contactable contactar contacto contado contador contagem contagion contagious
contain containable contam contaminants contaminate contamination contaminator contando contanto contar contare contarei contarle
contarme contarte contaste contatar contato conte contei contem contemplate contemplation contemplative contemporain
contemporaine contemporary contempt contemptible contemptuous contenant contend contenir content contenta contente contentent
contention contentious contentment contento contenu contest contesta contestable contestant contestar contestation conteste
conteudo context contexte contextual contiene contiennent contient contigo contiguous continent continental continente
contingency contingent continu continua continual continuam continuamos continuar continuara continuation continue continuem
continuent continuera continuite continuity continuo continuou continuum conto contort contortion contortionists contou contour
contra contraband contrabassoon contraception contraceptive contract contraction contractor contractual contradict contradiction
contradictory contradistinction contraflow contraindicate contraindication contraint contrainte contraire contrairement
contraption contrapuntally contrario contrary contrast contraste contrat contratado contratar contrato contratou contravene
contravention contre contrepartie contretemps contribuable contribue contribuent contribute contribution contributor contributory
contrite contrition contrive control controla controlado controlar controle controllable controversial controversy contudo
convaincre convaincu convalesce convalescence convalescent convection convencao convencer convenceu convencido convencion convene
convenience convenient conveniente convent convention conventional conventionalised conventionalises conventionalising convenu
converge convergence conversa conversacion conversamos conversando conversant conversar conversation conversational
conversationalists converse conversei conversion convert convertible convertido convertir convertirse convex convey conveyable
conveyance convict conviction convidada convidado convidar convidei convidou conviene conviennent convient convierte convince
convincente convirtio convite convivial convivialite convoluted convoy convulse convulsion convulsive coo cook cookbook cookhouse
cookie cookout cookware cool coolants coolest coonskin coop cooperacao cooperar cooperate cooperation cooperative cooperator
coordenadas coordinate coordination coordinator cop copa copains cope copia copie copilot copious copo copperhead copperplate
copter copulate copulation copy copybook copycats copycatted copycatting copyists copyright copywriter coquilles cor coracao
coracoes coragem coraje corajosa corajoso coral corazon corbata cord corda corde cordeiro cordial cordiality cordless cordon
corduroy core corea coree cork corkscrew corluy corn cornball cornbread corncobs cornea cornerstone cornet cornfield cornflakes
cornflour cornflower cornices cornier corniest cornmeal cornrowed cornrowing cornrows cornstalk cornstarch corny coroa corollary
corona coronary coronation coronel coroner corp corpo corporacion corporal corporate corporation corporeal corporeality corpse
corpsman corpsmen corpulent corpus corpuscle corra corral corram corran corre correct correcta correctable correctamente correcte
correctement correctest correction corrective correcto corrector corredor correio correlate correlation correlative corren
correndo corrente correo correspond correspondance correspondant corresponde correspondence correspondencia correspondent correta
corretamente correto correu corri corrida corridor corriendo corriente corriger corrigir corroborate corroboration corrode
corrosion corrosive corrugate corrupcao corrupt corruptest corruptible corruption corsage corsairs corset corta cortada cortado
cortando cortar cortaron corte cortei corten cortesia cortex cortina corto cortou cory cosa cosecha cosier cosiest cosily
cosiness cosmetic cosmetically cosmeticians cosmetiques cosmic cosmically cosmology cosmonaut cosmopolitan cosmos cost costa
costado costar costara costelas costillas costlier costliest costliness costo costuma costumava costumavamos costumbre costume
costumo cosy cot cotait cotation cote cotee coteries cotisation coton cottage cotton cottonmouth cottonseed cottontail cottonwood
cotyledons cou couch couche couchette cougar cough could couler couleur coulisses council councillor councilman councilmen
councilor councilperson councilwoman councilwomen counsel counsellor counselor count countable countably countdown countenance
counteract counteraction counteractive counterargument counterattack counterbalance counterblast counterclaim counterclockwise
counterculture counterespionage counterexample counterfactual counterfeit counterfoil counterinsurgency counterintelligence
counterman countermanded countermanding countermeasure countermelody countermen countermove counteroffensive counteroffer
counterpane counterpart counterpetition counterpoint counterpoise counterproductive counterrevolution counterrevolutionary
countersign countersignature countersink counterspies counterstroke countersunk countertenor counterweight countess countless
country countryman countrymen countryside countrywide countrywoman countrywomen county countywide coup coupable coupe couple
couplets coupon cour courage courageous courant courante courbe courier courir couro couronne courrier course coursebook
coursework court courtage courte courteous courtesan courtesy courthouse courtier courtliest courtliness courtney courtrai
courtroom courtship courtyard couscous cousin cousine couteau coutume couture couvert couverture couvrant couvre couvrent couvrir
covarde cove covenant coverage coverall coverlets covert covet covetous cow coward cowardice cowardliness cowbells cowbirds
cowboy cowcatcher cowgirl cowhands cowherds cowhide cowlicks coworker cowpokes cowpuncher cowsheds cowslips cox coy coyest coyote
cozier coziest cozily coziness cozinha cozinhando cozinhar cozinheiro cozy cp cpas crab crabbier crabbiest crabbiness crabby
crabgrass crablike crabwise crack crackdown crackerjack crackhead crackle crackpot cradle craft craftier craftiest craftily
craftsman craftsmanship craftsmen craftspeople craftswoman craftswomen crafty crag craggier craggiest cragginess craggy craignent
craindre craint crainte cram cramp crampons cranberry crane craneo cranio cranium crank crankcase crankier crankiest crankshaft
cranky cranny crap crappier crappiest crappy crapshooter crash crass crassest crate cravat cravate crave crawl crawlspace
crayfish crayon craze crazier craziest crazily craziness crazy cre crea creacion creado creak creakier creakiest creakiness
creaky cream creame creamery creamier creamiest creamily creaminess creamy crean creance creanciers creando creant crear crease
creasy create createur creatif creation creationists creative creativite creativity creator creature crece creci crecido
creciendo crecio credence credential credibilite credibility credible credibly credit creditable creditably credito creditor
creditworthiness creditworthy credo credulous cree creee creek creeme creemos creen creent creep creepier creepiest creepiness
creepy creera creerlo creerme crei creia creido creio creiste crema cremate cremation crematoria crematorium crematory creme
crenca creneau creo creole crepe crept crer cresce crescem crescendo crescent cresceu cresci crescimento crest crestfallen
crestless cretin cretino cretinous creux crevasse crevettes crevice crew crewelwork creyf creyo cri cria criacao criada criado
criador crianca criando criar criaram criatura crib crichton crick cricket criei crime crimen criminal criminalite criminoso
crimp crimson cringe crinkle crinklier crinkliest crinkly criou cripple crise crisis crisp crispbread crispest crispier crispiest
crispiness crispy crisscross cristao cristiano cristo criteria criterion critic critica critical criticise criticism criticize
critico critique critter croak crochet crock crockery crocodile crocus crofts croient croire crois croissance croissant
croissante croit croix crony crook crookedest crookneck croon crop cropland croquet cross crossbars crossbeam crossbones crossbow
crossbowman crossbowmen crossbred crossbreed crosscheck crosscurrent crosscuts crosscutting crossest crossfire crosshatch
crossover crosspatch crosspiece crossroad crosstown crosswalk crosswind crosswise crossword crotch crouch crow crowbar crowd
crowdfund crowfeet crowfoot crown croyait cru cruce crucero crucial crucifix crucifixion crucify crud cruddier cruddiest cruddy
crude crudest crudity cruel cruelest cruellest cruelty cruise crumb crumble crumblier crumbliest crumbliness crummier crummiest
crummy crumple crunch crunchier crunchiest crunchy crusade crush crust crustacean crustier crustiest crustiness crusty crutch
crux cruz cruza cruzado cruzando cruzar cruzeiro cry crybaby crypt cryptic cryptically crystal crystalline crystallisation
crystallise crystallization crystallize cs csc ctu cu cuadras cuadro cuai cual cualquier cualquiera cuan cuando cuanta cuanto
cuarenta cuarta cuartel cuarto cuatro cub cuba cube cubic cubicle cubierta cubierto cubre cubrir cuchillo cuckoo cucumber cuddle
cuddlier cuddliest cuddly cue cueca cued cuelga cuello cuenta cuentame cuentan cuente cuento cuerda cuero cuerpo cuesta cuestion
cueva cuff cuida cuidado cuidadosamente cuidadoso cuidando cuidar cuidare cuidarei cuidate cuide cuido cuidou cuing cuir cuire
cuisine cuisinier cuisson cuivre cuja cujo culinary cull culminate culmination culo culottes culpa culpability culpable culpada
culpado culpar culpe culpo culprit cult culte cultists cultivate cultivation culto cultura cultural culture culturel culturelle
cumbersome cumming cumple cumpleanos cumplice cumplido cumplir cumprir cums cumulative cunhada cunhado cunning cunningest cup
cupboard cupcake cupful cur cura curable curacies curar curating curative curator curb curbside curbstone curd curdle cure curfew
curieux curio curiosa curiosidad curiosidade curiosite curiosity curioso curious curl curlier curliest currant currency current
curricula curriculo curriculum curry currycomb curse curso cursor cursorily cursoriness cursory curt curta curtail curtailment
curtain curtest curtis curto curtsy curva curvature curve curvier curviest curvy cushion cuss custa custar custard custo custodia
custodial custodian custodianship custody custom customarily customary customhouse customisation customise customization
customize custou cut cutback cute cutest cuticle cutlery cutlet cutoff cutthroat cuya cuyo cv cvp cyanide cybernetics cyberspace
cycle cyclic cyclical cyclique cyclist cyclone cylinder cylindres cylindrical cymbal cymbalists cynic cynical cynicism cynthia
cypress cyst czar czarists da dab daba dabble dabei dach dachshund dachte dachten dachtest dad dada dadaists daddy dado dadurch
daemon daffodil daft dafur dagegen dagger daheim daher dahin dahinter dai daintier daintiest daintily dainty dairy dairymaid
dairyman dairymen dairywoman dairywomen daisy dale dali dally dam dama damage damageable damaja damals damasking dame damela
damelo damen damien damit damlich damn damnable damnably damnation damnedest damon damonen damos damp dampen dampest damsel
damselfly dan danach danado danca dancando dancar dancarina dance dandelion dandier dandiest dando dandruff dandy dane daneben
danemark danger dangereuse dangereux dangerous dangle dani daniel danishes dank dankbar danke danken dankeschon dankest dann
danny dano danois danoise danone danse danseuses danvers dao daphne dapper dapperest daquela daquele daqui daquilo dar dara daran
darauf daraus darcy dare daredevil darei daremos darf darfst daria darin dark darken darkest darkroom darle darme darn darnedest
darnell darnos darryl darse darsteller dart dartboard darte daruber darum darunter darwyn das dash dashboard dassault dasselbe
dastardly data database datant datatype date datebook dateien dateless dateline daten datos datum daub dauern dauernd dauert
dauerte daughter daumen daunt dauntless dava davantage david davon davor dawdle dawn dawson dax day daybreak daydream daylight
daytime daze dazu dazwischen dazzle dc de deacon deaconess dead deadbeat deadbolt deaden deadest deadhead deadlier deadliest
deadline deadlock deadpan deadwood deaf deafen deafest deal dealership dealt dean deanship dear dearest dearth death deathbed
deathblow deathless deathlike deathtrap deathwatch deaves deb deba debacles debaixo debajo debamos debarrasser debase debasement
debat debatable debate debatte debauchery debe debemos deben debentures debera deberia deberiamos deberian debi debia debido
debieron debil debilidad debilitate debility debimos debio debiste debit debiteur debo deboires debonair debouche debourser
debout debrief debris debt debtor debug debunk debut debutante debute decada decade decadence decadent decaf decaffeinate decal
decalage decanter decapitate decathlon decay decease decede deceit deceitful deceive decembre decency decennie decent decente
decentralisation decentralise decentralization decentralize decepcionado deception deceptive deceuninck decevants decharge
dechets decia decian decibel decida decide decidee decidement decident decideurs decidi decidido decidimos decidio decidir
decidiram decidiste decidiu deciduous decimal decimate decimos decipher decipherable decir decirle decirlo decirme decirmelo
decirnos decirselo decirte decirtelo decisao decision decisive decisoes deck deckchair decke decken deckhand deckung declaracao
declaracion declarar declaration declare declarent declension declerck declin decline decode decompose decomposition decor
decorate decoration decorative decorator decorous decorum decote decoule decoupe decouvert decouverte decouvre decouvrir decoy
decrease decree decrepit decret decriminalise decriminalize decrit decroche decry dedica dedicado dedicate dedication dedicators
dedicatory dedie dedo deduce deduct deductible deduction deductive deduire dee deed deem deep deepen deepest deepthought deer
deerskin deerstalker deescalating deface defaire defamation defamatory defame default defaut defavorable defeat defeatist
defecate defect defection defective defector defeito defence defenceless defend defendant defendendo defendre defendu defensa
defense defenseless defensible defensive defer deference deferential defesa defi defiance defiant deficiency deficient deficit
defile definable define defini definicao definie definir definit definite definitif definition definitiv definitivamente
definitive definitivement deflate deflation deflect deflection deforestation deform deformation deformity defraud defrost deft
deftest defunct defunt defuse defy degage degenerate degeneration degradation degrade degre degree degroof degustation deguster
dehaene dehors dehydrate dehydration dei deify deign dein deine deinem deinen deitado deitar deity deixa deixado deixam deixamos
deixando deixar deixara deixaram deixarei deixaremos deixaria deixasse deixava deixe deixei deixem deixo deixou deja dejaba
dejado dejala dejalo dejame dejamos dejan dejando dejanos dejar dejara dejaran dejare dejaremos dejaria dejarla dejarle dejarlo
dejarme dejarnos dejaron dejarte dejaste dejate deje deject dejection dejelo dejeme dejemos dejen dejenlo dejenme dejeuner dejo
del dela delai delante delay dele delectable delegacia delegado delegate delegation delegue delete deleterious deletion
deleveraged deleverages deleveraging delhaize deli deliberate deliberation delicacy delicada delicado delicat delicate
delicatessen delicieux delicioso delicious delight delightful delimit delimitation delineate delineations delinquency delinquent
deliquescent delirious delirium delit delito deliver deliverable deliverance delivery deliveryman deliverymen dell delocalisation
delta delude deluge delusion deluxe delvaux delve dem demagogic demagogically demagogue demain demais demand demanda demandant
demande demandent demandeurs demarche demarrage demarre demas demasiada demasiado deme demean demeanor demeanour demenagement
demented dementia demerit demeurant demeure demeurent demi demigoddess demigods demijohn demimonde demise demissao demission
demisters demisting demitasse demitido demitir demitiu demo democracia democracy democrat democratic democratically democratie
democratique demodulate demographer demographic demographically demolish demolition demon demonic demonically demonio demonising
demonstrably demonstracao demonstrar demonstrate demonstration demonstrative demonstrator demontre demora demoralise demoralize
demorar demorou demostracion demostrar demote demotion demount demuestra demure demurest den denatured denatures denaturing denen
denial denicher denigrate denim denis denise denk denke denken denkst denkt denle denme denn dennoch denny denomination
denominator denote denounce dense denselben densest densite density dent dental dente dentist dentista dentistry dentro denture
denunciation denver deny deodorant deodorise deodorize depart departamento departement department departmental departmentalised
departmentalises departmentalising departure depassant depasse depassent depend dependability dependable dependably dependance
dependant depende dependence dependency dependent dependra depense depict depiction depit deplace deplacement deplete depletion
deplorable deplorably deplore deploy deployment depoimento depois deport deportation deporte deportment depose deposee deposit
depositions deposito depositories depot deprave depravity deprecate depreciate depreciation depresion depress depressa depressant
depressao depression deprez deprimido deprisa deprivation deprive depth depuis depute deputy der dera derail derailleur
derailment deram derange derapage derby derecha derecho derelict deren deride derision derivation derivative derive derjenige
dernier derogatory deroule deroulement deroulent deroulera derrick derrota derrotado derrotar derrubar derrubou derselbe
derselben des desafio desafortunadamente desagradable desagradavel desaparece desapareceram desapareceu desaparecida desaparecido
desaparecieron desaparecimento desaparecio desapontado desarrollo desastre desayunar desayuno desca descales descansa descansar
descanse descanso descarga desce descend descendant descendent descendo descendre descent descente desceu descoberta descoberto
descobre descobri descobrimos descobrir descobriram descobriu desconfortavel desconhecida desconhecido desconocido desconto
descrever describable describe descricao descripcion description descriptive descriptor descubierto descubra descubre descubri
descubrieron descubrimiento descubrio descubrir descuida desculpa desculpar desculpe desculpem desde desea deseaba deseado desean
desearia desecrate desecration desee desegregate desegregation deseja desejar desejo desempenho desenhar desenho desenvolver
desenvolvimento deseo desert desertions deserto deserve desesperada desesperado desespero desfazer desfile desgraca desgracado
desgracia desgraciado deshalb desiderata desierto design designate designation designe desimpel desir desirability desirable
desirably desire desirent desireux desirous desist desista desisti desistir desistiu desisto desk deskilled deskilling deskills
desktop desliga desligado desligar desligou desligue desmaiou desmond desnuda desnudo desolate desolation desorden desormais
despacho despacio despair despedida despedido despedir despedirme despegar despegue despejado despejen desperate desperation
desperdicar desperdicio despertado despertar desperte desperto despesas despicable despidieron despierta despierte despierto
despise despite despondent despot despotic despotically despues desquelles desquels dessa desse dessen dessert dessertspoon
dessertspoonful dessin dessine dessinee dessous dessus desta destabilise destabilize deste destin destination destine destinee
destino destiny destitute destitution desto destroy destrozado destruccion destruction destructive destruicao destruida destruido
destruindo destruir destruirlo destruiu destruye destruyendo destruyo deswegen detach detachable detachment detail detain detalhe
detalle detect detectable detecteurs detection detective detector deten detenait detencao detendra detenerlo detenerme detenga
detengan detenganse detengase detenido detenir detente detenteur detention detenu detenue deter detergent deteriorate
deterioration determinable determinado determinant determinar determination determine determinee determinism deterministic
deterrence deterrent detest detestable detestably detestation detesto detetive dethrone detiene detiennent detient detonate
detonation detonator detour detox detract detras detriment detrimental detroit detruire dette detuvo deu deuda deusa deutlich
deutsche deutschen deutschland deux deva devagar devaient devait devaluation devalue devant devastate devastation deve develop
development developmental developpant developpe developpee developpement developpent devem devemos devenant devenir devenu
devenue devera deveria deveriam deveriamos devesse devessemos devez devia deviam deviamos deviant deviate deviation device devido
deviendra devienne deviennent devient devil devilish devilries deviltries devious devise devo devoid devoile devoir devolution
devolva devolve devon devote devotee devotion devour devout devoutest devra devraient devrait devront dew dewaay dex dexia dexter
dexterity dexterous dez dezembro dezenas di dia diabetes diabetic diable diablo diabo diabolical diaereses diagnose diagnosis
diagnostic diagnostically diagnosticians diagnostico diagonal diagram dial dialect dialog dialogue dialysis diamant diamante
diamanten diameter diametrically diamond diamondback diante diaper diaphragm diario diarrhea diarrhoea diary diastase diatribe
dibujo dica dice dicen dicey dich dicho dichotomous dichotomy dicht diciembre diciendo dicier diciest dick dicke dicken dickhead
dictate dictation dictator dictatorial dictatorship diction dictionary dictionnaire did didier die dieb diebe diebstahl died
diejenige diejenigen dienen diener dienst dienstag dienste dient diera dieron diese diesel dieselbe dieselben diesem diesen
diesmal diet dieta dietary dieu diez diferenca diferencia diferente differ differemment difference different differente
differential differentiate differentiation differentiel difficile difficilement difficult difficulte difficulty diffuse diffusion
dificeis dificil dificilmente dificuldade dificultades dig diga digale digam digame digamos digan digest digestible digestion
digestive digit digitais digital digitale digitalis digitise digitize digne dignidad dignidade dignify dignitary dignity digno
digo digress digression dije dijera dijeron dijimos dijiste dijo dike dilapidated dilapidation dilate dilation dile dilemma
diligence diligent dill dilo dilute dilution dim dimanche dime dimelo dimensao dimension dimensional dimensionless diminish
diminue diminuir diminution diminutive dimmest dimos dimple din dine dinero dinettes ding dingbats dinge dingen dinghy dingier
dingiest dinguses dingy dinheiro dinnerware dinos dinosaur dinosaurios dio diocese dior dioramas diosa dioxide dip diphtheria
diphthong diploma diplomacy diplomat diplomata diplomatic diplomatically diplomatists dipstick dir diran diras dire direcao
direccion direct directa directamente directe directement directest directeur direction directionless directive directo director
directorate directorship directory directrice direi direita direito direkt direktor direktorin diremos direst direta diretamente
direto diretor diretora dirge diria dirigeant dirigee dirigen diriger dirigindo dirigir dirija dirijo dirk dirt dirtier dirtiest
dirty dis disability disable disadvantage disadvantageous disaffect disagree disagreeable disagreeably disagreement disait
disallow disambiguate disant disappear disappearance disappoint disappointment disapproval disapprove disarm disarmament disarray
disaster disastrous disavow disavowal disband disbelief disbelieve disburse disbursement disc discard discern discernible
discharge disciple discipleship disciplina disciplinarian disciplinary discipline disclaim disclose disclosure disco discolor
discoloration discolour discolouration discomfort disconcert disconnect disconnection disconsolate discontent discontinuation
discontinue discontinuity discord discordant discotheques discount discourage discouragement discours discourse discourteous
discourtesy discover discovery discredit discreditable discreditably discreet discreetest discrepancy discret discrete discretion
discretionary discriminate discrimination discriminatory disculpa disculpame disculparme disculpe disculpeme disculpen
disculpenme discurso discus discusion discussant discussao discussion discuter discutiendo discutimos discutindo discutir disdain
disdainful disease diselo disembark disembarkation disenado disenchant disenchantment disenfranchise disengage diseno disent
disentangle disesteem disfarcado disfarce disfavor disfavour disfigure disfigurement disfraz disfruta disfrutando disfrutar
disfrute disfruten disgrace disgraceful disgruntle disguise disgust dish dishcloth dishearten dishevel dishonest dishonesty
dishonor dishonorable dishonorably dishonour dishonourable dishonourably dishpans dishrags dishtowel dishware dishwasher
dishwater disillusion disillusionment disincentive disinfect disinfectant disingenuous disinherit disintegrate disintegration
disinterest disjoint disk diskette diskussion diskutieren dislike dislocate dislocation dislodge disloyal disloyalty dismal
dismantle dismay dismember dismiss dismissal dismissive dismount disney disobedience disobedient disobey disorder disorderliness
disorganisation disorganise disorganization disorganize disorient disorientates disorientation disown dispara disparado disparage
disparaissent disparan disparando disparar dispararle dispararon disparaste disparate dispare disparen disparition disparity
disparo disparou disparu dispassionate dispatch dispel dispensable dispensary dispensation dispense dispersal disperse dispersion
dispirit displace displacement display displayable displease displeasure disponibilite disponible disponiveis disponivel
disposable disposait disposal disposant dispose disposent disposicao disposicion dispositif disposition dispositivo disposons
dispossess disposta disposto disproportionate disprove dispuesta dispuesto disputa dispute disqualification disqualify disque
disquette disquiet disregard disrepair disreputable disrepute disrespect disrespectful disrupt disruption disruptive
dissatisfaction dissatisfy disse dissect dissection disseminate dissemination dissemos dissension dissent disseram dissertation
disservice dissesse dissever dissidence dissident dissimilar dissimilarity dissipate dissipation disso dissociate dissociation
dissolute dissolution dissolve dissonance dissuade distance distancia distant distante distaste distasteful diste distend
distention distil distill distillate distillation distillery distinct distinctest distinction distinctive distingue distinguish
distinguishable distinta distintivo distinto disto distort distortion distracao distract distraction distraught distress
distribue distribute distributeur distribution distributor distributorship district distrito distrust distrustful disturb
disturbance disuse disziplin dit ditch dite dither dito ditto ditty dive diverge divergence divergent diversao diverse
diversification diversifie diversify diversion diversite diversity divert diverti divertida divertido divertindo divertir
divertirnos divertirse divest divida divide dividend dividende dividir diviertete divina divine divinest divinity divino
divirtiendo divisao divise divisible division divisive divisor divorce divorcee divorcio divulge dix dixon diz dizaine dizem
dizemos dizendo dizia diziam dizzier dizziest dizziness dizzy dj dkk dm dna do doble dobra dobrar dobro doc doce docena doch
docile docinho dock docket dockland dockside dockworker dockyard docteur doctor doctora doctorate doctrine document documental
documentary documentation documento docura dodge dodgeball dodo doe doenca doendo doente doer doeskins doeu dog dogcarts
dogcatcher dogeared dogfight dogfishes doggerel doggone doggonest doghouse doglegged doglegging dogma dogmatic dogmatically
dognapper dogsbody dogsleds dogtrots dogtrotted dogtrotting dogwood doi doida doido doigt doing doit doivent doktor dolar
doldrums dole doleful dolio doll dollar dollhouse dollop dolly dolor doloroso dolphin dom domain domaine dome domestic
domestically domesticate domesticity domestique domicile dominance dominant dominante dominar dominate domination domine domingo
dominion dominique domino dommage don dona donate donation donc donde done donkey donnait donnant donne donnee donnent donnera
donnerstag donnie dono donor dont doodad doodle doodlebugs doof doohickey doom doomsayer doomsday doomsters door doorbell
doorjamb doorkeeper doorknob doorknocker doorman doormat doormen doorplate doorpost doorstep doorstop doorway dooryard dope dopey
dopier dopiest doppelt dor dorado dore dorenavant dorf dork dorkier dorkiest dorky dorm dormant dorme dormi dormia dormida
dormido dormindo dormir dormiste dormitorio dormitory dormiu dorothy dorsal dort dorthin dos dosage dose dosis dosshouse dossier
dot dote dotee dou double doubleheader doublement doublespeak doubly doubt doubtful doubtless douce doucement douceur douche doug
dough doughier doughnut doughtier douglas douleur douloureux dour dourado dourest douse doute douteuses doutor doutora doux
douzaine douze dove dovecote dovecots dovetail dow dowdier dowdiest dowdy down downbeat downcast downdraft downdraught downfall
downfallen downfield downgrade downhearted downhill downier downiest download downloadable downmarket downplay downpour downrange
downright downriver downscale downshift downside downsize downspout downstage downstairs downstate downstream downswing downtime
downtown downtrend downtrodden downturn downward downwind downy dowry doy doze dozen dr dra drab drabbest drache drachen
draconian dracula draft draftier draftiest draftsman draftsmanship draftsmen draftswoman draftswomen drafty drag dragao dragnets
dragoes dragon dragonfly dragsters drain drainage drainboard drainpipe drake drama dramatic dramatically dramatique dramatisation
dramatise dramatist dramatization dramatize drame dran drank drape drapery drastic drastically drauf draught draughtboard
draughtier draughtiest draughtsman draughtsmanship draughtsmen draughtswoman draughtswomen draughty draus draussen draw drawback
drawbridge drawl drawn drawstring dread dreadful dreadlocks dreadnought dream dreamboat dreamier dreamiest dreamland dreamless
dreamlike dreamt dreamworld dreamy drearier dreariest dreary dreck dreckig dreckskerl dredge dregs dreh drehbuch drehe drehen
dreht drehte drehten drei dreimal drench dress dresse dressier dressiest dressmaker dressmaking dressy drew dribble dried drier
dries driest drift driftnets driftwood drill drillmaster drily drin dringend drink drinkable drinnen drinque drip drippier dritte
dritten drive drivel driven driveshaft driveway drizzle droga drogado drogen drogue drohne droit droite droll drollest drone
drool droop drop dropkick droplets dropout dross drought drove drown drowse drowsier drowsiest drowsily drowsiness drowsy druben
druber druck drucken druckt drudge drudgery drug druggist drugstore drum drumbeat drumlins drumstick drunk drunkard drunken
drunkest dry dschungel dsm du dual dualism duane duas dub dubious ducha duche duchess duck duckbill duckboards duckling duckpins
duckweed duct ductless dud duda dude dudo due duel duele duelists duellist duelo dueno duerma duerme duermen duermo duet duff
duft dug dugout duke dukedoms dulce dull dullest dully duly dulzura dumb dumbbell dumbest dumbfound dumbstruck dumbwaiter dumm
dumme dummen dummkopf dummy dump dumpier dumpiest dumpling dumpsite dumpster dumpy duncan dunce dune dung dungarees dungeon
dunghill dunk dunkel dunkelheit dunkeln dunkle dunklen dunn dunno duo dupe dupla duplex duplicate duplication duplicity duplo
dupont dupuis duque duquel dur dura durability durable durant durante durao durar durara duration durch durchaus durcheinander
durchfuhren durchgedreht durchgehen durchgemacht durchmachen durchsuchen durchsucht durchziehen dure duree durement duress durfen
durft durfte durma durmiendo durmio durmo duro durou durst dus dusche duschen dusk duskier duskiest dusky dust dustbin dustcart
dustier dustiest dustless dustmen dustpan dustsheet dusty dutch dutiful dutroux duty dutzend duvet duvida duvido duzia dvd dwarf
dwell dwelt dwight dwindle dyck dye dyed dying dyke dynamic dynamical dynamique dynamism dynamisme dynamite dynamo dynasty
dysentery dysfunction dysfunctional dyslexia dyslexic each eager eagerest eagle ear earache eardrum earl earldoms earlier
earliest earlobe earmark earmuff earn earnest earphone earplug earshot earsplitting earth earthbound earthenware earthier
earthiest earthiness earthlier earthliest earthquake earthshaking earthward earthwork earthworm earthy earwax easdaq ease easel
easier easiest easily east eastbound easterly eastern easternmost eastward easy easygoing eat eaten eatery eau eaux eave
eavesdrop ebb eben ebene ebenfalls ebenso ebony ebrio ebullience ebullient ecart eccentric eccentrically eccentricity
ecclesiastical echa echado echando echange echappe echappent echar echare echarle echaron eche echeance echeant echec echelle
echo echolocation echoue echt echte echten ecke eclair eclairage eclectic eclectically eclipse eco ecole ecolo ecological
ecologique ecologist ecology economia economic economical economie economique economiquement economise economist economiste
economize economy ecosystem ecoulee ecoute ecran ecrin ecrire ecrit ecrite ecriture ecrivain ecstasy ecstatic ecstatically ecu
ecumenical eczema ed edad eddie eddy edgar edge edgewise edgier edgiest edgy edible edicao edict edie edification edifice
edificio edify edit editable edite editeur edition editor editorial editorship edouard educacao educacion educado educate
education educational educationalists educationists educator ee eel eerie eeriest eerily eeuu efectivo efecto efeito effect
effectif effective effectivement effectual effectue effectuee effekt effeminate effervescence effervescent effet efficace
efficacement efficacite efficiency efficient effigy efforce effort effortless effusive eficiente egal egale egalement egalitarian
egalitarianism egalite egard egg egghead eggplant eggshell egipto egito eglise ego egocentric egocentrically egoism egoista
egoistisch egotism egotist egotistical egregious eh ehe ehefrau ehemann eher ehre ehren ehrlich ei eier eiern eifersuchtig
eigenartig eigene eigenen eigentlich eigentum eigenvalue eight eighteen eighteenth eighth eightieth eighty eiia eile eilig eimer
ein einander einbruch eindeutig eindruck eine einem einen einfach einfache einfachen einfallen einfluss eingang eingefallen
eingehen eingeladen eingeschlafen eingeschlossen eingesetzt eingesperrt eingestellt einheit einheiten einig einige einigen
einkaufen einladen einladung einmal einnehmen einrichtung einsam einsamkeit einsatz einsetzen einspruch einst einsteigen einstein
einstellen einstellung einverstanden einzelheiten einzelne einzelnen einzig einzige einzigen eis eisen either ejaculate
ejaculation eject ejection ejecucion ejecutivo ejemplo ejercicio ejercito eke eked ekelhaft eking eklig el ela elaborate
elaboration elabore elaine elapse elargi elargir elastic elastically elasticity elate elation elbow elbowroom elder elderberry
eldercare eldest ele eleccion elect electable electeurs election elective elector electoral electorale electorate electrabel
electrafina electric electrica electrical electrician electricidad electricite electricity electrify electrique electrocute
electrocution electrode electrolysis electromagnetic electromagnetically electron electronic electronically electronique
electrostatic elefante elefanten elegance elegant elegido elegir elegy eleicao eleicoes element elemental elementary elemento
elena elenco elephant eletrica eletricidade eletrico elevador elevait elevate elevation elevator eleve elevee eleven eleventh elf
elfin eli elicit elige eligibility eligible eligio eliminado eliminar eliminate elimination eliminer elio elisabeth elisions
elite elitism elitist elk ella elle ellipse ellipsis elliptic elliptical ello elm elogio eloigne elongate elope elopement
eloquence eloquent else elsewhere eltern elu elucidate elude elusive elves elvis em emaciate email emanant emanate emancipate
emancipation embaixada embaixador embaixo embajada embajador emballage embalm embankment embaracoso embarazada embarazo embargo
embark embarrass embarrassment embassy embattled embed embellish embellishment ember embezzle embezzlement embitter emblazon
emblee emblem embodiment embody embora emboss embrace embraceable embroider embroidery embroil embryo embryological embryonic
emcee emerald emerge emergence emergencia emergency emergent emeritus emet emettant emetteur emettre emi emigrant emigrate
emigration emile emilio eminence eminent emir emirate emise emissary emission emit emma emocao emocion emocionado emocional
emocionalmente emocionante emocoes emotion emotional emotionalised emotionalises emotionalising emotionless emotive empathise
empathize empathy empece empecemos emperador emperor empezado empezamos empezando empezar empezaron empezaste empezo empfang
empfangen empfinde empfinden emphases emphasis emphasise emphasize emphatic emphatically emphysema empiece empiecen empieza
empiezan empiezo empire empirical emplacements empleado empleo emploi emploie employ employable employe employee employeur
employment emporium emporte empower empowerment empregada empregado emprego empresa empresario empress emprestado emprestar
emprestimo emprunt emprunte emptier emptiest emptiness empty empuja empurrar empurre empurrou emulate emulation emulator emulsion
en enable enact enactment enamel enamelware enamor enamorada enamorado enamour enano encadre encaixa encaja encanta encantaba
encantada encantado encantador encantadora encantan encantar encantara encantaria encanto encapsulate encarando encarar encargado
encargare encargate encargo encarregado encase encender encendido encerrado enchant enchantment enche enchilada enciende encima
encircle enclave enclose enclosure encode encompass encontra encontraba encontrada encontrado encontram encontramos encontrando
encontrar encontrara encontraram encontraran encontrare encontrarei encontrarem encontraremos encontraria encontrarla encontrarlo
encontrarme encontrarmos encontrarnos encontraron encontrarte encontraste encontre encontrei encontrem encontremos encontro
encontrou encore encoste encounter encourage encouragement encre encrenca encroach encrypted encryption encuentra encuentran
encuentre encuentren encuentro encumber encumbrance encyclopaedia encyclopedia end endanger ende endear endearment endeavor
endeavour endemic endemically enden endereco endet endete endettement endgultig endive endless endlich endorse endorsement endow
endowment endroit endurance endure endways enema enemigo enemy energetic energetically energetique energia energie energise
energize energy enero enfadada enfadado enfance enfant enferma enfermaria enfermedad enfermeira enfermera enfermeria enfermo
enfiar enfim enfin enforce enforceable enforcement enfranchise enfrentar enfrente eng engage engagee engagement engagiert engana
enganada enganado enganando enganar enganei engano enganou engel engender engendre engenharia engenheiro engine england englisch
engolir engouement engracada engracado engrave engross engulf enhance enhancement enhorabuena enigma enigmatic enigmatically
enjeux enjoy enjoyable enjoyably enjoyment enkel enlace enlarge enlargeable enlargement enlever enlighten enlightenment enlist
enlistment enliven enlouquecendo enlouquecer enlouqueceu enmity enojada enojado enojar enorme enormement enormity enormous enough
enquanto enquire enquiry enrage enregistre enregistree enregistrement enrich enrichment enrol enroll enrollment enrolment enron
ensaio ensalada ensayo ensconce enseguida enseignants enseigne enseignement ensemble ensena ensenado ensenar ensenare ensenarle
ensenarme ensenaron ensenarte ensene enseno enshrine ensign ensina ensinando ensinar ensinei ensino ensinou enslave ensue ensuite
ensure entail entame entangle entanglement entanto entao entdecken entdeckt ente entediado entend entenda entende entendem
entendemos entendendo entenderam entenderia entenderlo entendeu entendi entendido entendio entendiste entendo entendre entendu
entera enterado entere entero enterprise enterrado enterrar enterro entertain entertainment entfernen entfernt entfernung
entfuhren entfuhrt entfuhrung entgegen enthalt enthousiasme enthousiaste enthral enthrall enthuse enthusiasm enthusiast
enthusiastic enthusiastically entice enticement entienda entiende entienden entiendo entier entire entirety entite entitle
entitlement entity entkommen entlang entlassen entomologist entomology entonces entourage entoure entra entrada entrado entrails
entram entramos entran entrance entrancement entrando entrant entrap entrapment entrar entraram entraron entraste entre entreat
entreaty entree entrega entregado entregar entregou entregue entrei entrem entremos entren entrenado entrenador entrenamiento
entrenar entrench entrent entrepreneur entrepreneurial entrepreneurship entrepris entreprise entretanto entretenimento entretenir
entretien entretient entrevista entro entropy entrou entrust entry entryphone entryway entscheide entscheiden entscheidet
entscheidung entscheidungen entschieden entschlossen entschuldige entschuldigen entschuldigt entschuldigung entspann entspannen
entspannt entspricht enttauschen enttauscht entusiasmo entweder entwickeln entwickelt entwicklung entwine entworfen enumerate
enumeration enunciate enunciation envelop envelope enveloppe envergonhada envergonhado envergonhar envergure envers envia
enviable enviado enviamos enviando enviar enviare enviaron envidia enviei envien envio enviou environ environment environmental
environmentalist environnement envisage envisagee envisagent envision envoi envoie envolve envolvida envolvido envoy envoye envy
enxergar enzyme eo eoe eon epais epargnants epargne epaules epaulet epaulette ephemeral epic epicenter epicentre epidemic
epidemically epidermis epigram epilepsy epileptic epilogue epingle episode episodic episodically episodio epistle epitaph epithet
epitome epitomise epitomize epoca epoch epoque epouse epoux epreuve epsilon epuration equal equalise equality equalize equanimity
equate equation equator equatorial equestrian equilateral equilibre equilibree equilibrio equilibrium equine equinox equip equipa
equipages equipaje equipamento equipe equipee equipement equipment equipo equitable equity equivalence equivalent equivalente
equivaut equivoca equivocada equivocado equivocal equivocating equivocators equivoco equivoque er era eradicate eradication eram
eramos eran erasable erase erasure erbarmlich erbe erdbeben erde erden erect erection ereignis ereignisse eres erfahren erfahrt
erfahrung erfahrungen erfindung erfolg erfolgreich erfreut erfullen erfullt erfunden ergeben ergebnis ergebnisse ergibt ergo
ergonomic ergonomically ergreifen erhalt erhalten erheben erhielt erhohen erhoht eric erica erik erin erinnere erinnern erinnerst
erinnert erinnerung erinnerungen erkannt erkannte erkenne erkennen erkennt erklare erklaren erklart erklarung erlauben erlaubnis
erlaubt erleben erlebt erledige erledigen erledigt erleichtert ermittlungen ermordet ern ernahren erneut ernie ernst ernsthaft
ernte erode eroffnen eroffnet erosion erotic erotically eroticism err errada errado errand errant errar erratic erratically errei
erreichen erreicht erreur erro erroneous error errou ersatz erschaffen erscheinen erscheint erschien erschienen erschiessen
erschiesst erschopft erschossen erschrecken erschreckt ersetzen ersetzt erst erstaunlich erste ersten erstmal erstwhile ertont
ertragen erudite erudition erupt eruption erva erwachsen erwachsene erwachsenen erwahnen erwahnt erwarte erwarten erwartest
erwartet erwischen erwischt erzahl erzahle erzahlen erzahlst erzahlt erzahlte es esa escada escala escalate escalation escalator
escalera escandalo escapa escapade escapado escapar escape escapism escapist escapo escapou escena escenario eschew esclarecer
esclavo escocia escoger escogio escola escolar escolha escolhe escolheram escolheu escolhi escolhido escolho escompte esconda
esconde escondendo esconderijo escondeu escondida escondido escondiendo escondite escopeta escort escotilla escova escravo
escreva escreve escrevendo escreveu escrevi escrevo escriba escribe escribi escribiendo escribio escribir escribiste escribo
escrita escrito escritoires escritor escritorio escuadron escucha escuchado escuchame escuchamos escuchan escuchando escuchar
escucharlo escucharme escucharon escuchaste escuche escucheme escuchen escuchenme escucho escudo escuela escura escuridao escuro
escuta escutando escutar escute escutei escutem escuto escutou ese esel esencia esencial esforco esfuerzo esgoto eso esophagi
esophagus esoteric esoterically esp espace espacial espacio espaco espada espagne espagnol espagnole espalda espalhar espana
espanha espanhol espanol espantoso esparta especiais especial especialidad especialidade especialista especialmente especie
especificamente especifico espectacular espectaculo espejo espelho espera esperaba esperabamos esperado esperam esperame
esperamos esperan esperanca esperando esperanza esperar esperare esperaremos esperava esperavamos espere esperei esperem
esperemos esperen esperma espero esperou esperta esperto espetacular espetaculo espia espiao espioes espionage espirito espiritu
espiritual esplendido espoir esporte esposa esposo espouse espresso esprit esquadrao esqueca esquecam esquece esquecendo
esquecerei esqueceu esqueci esquecido esqueco esquema esquerda esquerdo esquina esquisito essa essai essaie essay essaye
essayists esse essen essence essencia essencial essential essentiel essentielle essentiellement essor est esta estaba estabamos
estaban estabelecer estable establish establishment estacao estacion estacionamento estacionamiento estacionar estacoes estadio
estado estadounidense estadual estagio estais estallar estamos estan estando estao estar estara estaran estarao estare estarei
estarem estaremos estaria estariam estariamos estarian estarlo estarmos estatal estate estatua estava estavam estavamos estavel
este esteem esteja estejam estejamos estelar estemos esten esteve esthetique estilo estimable estimant estimate estimation estime
estimee estiment estimons estive estivemos estiveram estiverem estivermos estivesse estivessem estivessemos esto estomago estoque
estoria estou estoy estrada estragar estragou estrague estraguei estrange estrangeiro estrangement estranha estranho estrategia
estrela estrella estres estresse estribor estrogen estructura estrutura estuary estudando estudante estudar estudei estudiando
estudiante estudiar estudio estudo estudou estupenda estupendo estupida estupideces estupidez estupido estupro estuve estuviera
estuvieran estuvieron estuviese estuvimos estuviste estuvo et etabli etablie etablir etablissement etablit etage etaient etais
etait etant etape etat etc etch ete etend etendre etendu etendue eterna eternal eternamente eternidad eternidade eternity eterno
ether ethereal ethic ethical ethique ethnic ethnically ethological ethos etienne etions etiquette etoile etonnant etonnante
etonne etrange etre etroit etroite etroitement etude etudiant etudie etwa etymological etymology eu eua euch euchring euer
eulogise eulogize eulogy eunuch euphemism euphemistic euphemistically euphoria euphoric euphorically eur eure eureka eurem euren
euro europe european europeen europeenne eurotunnel eut euthanasia eux eva evacuar evacuate evacuation evacuee evade evaluate
evaluation evalue evaluee evangelical evangelism evangelist evangelistic evans evaporate evaporation evasion evasive eve evelyn
even evenement evenest evenhanded evensong event eventail eventful eventide evento eventual eventuality eventualmente eventuel
eventuelle eventuellement ever everglade evergreen everlasting evermore every everybody everyday everyone everyplace everything
everywhere evict eviction evidemment evidence evidencia evident evidente evil evildoer evildoing evilest evillest evitando
evitant evitar evitarlo evite evocative evoke evolucao evolue evoluent evolution evolutionary evolutionists evolve evoquant
evoque evoquent ewe ewig ewigkeit ex exacerbate exact exacta exactamente exacte exactement exactest exacto exagerando exaggerate
exaggeration exalt exaltation exam exame examen examinar examination examine example exasperate exasperation exata exatamente
exato exausto excavate excavation excecao exceed excel excelencia excelente excellence excellent excellente excepcion except
exception exceptionable exceptional exceptionnel exceptionnelle exceptionnellement excepto excerpt excess excessif excessive
exceto exchange exchangeable excise excision excitable excitado excitante excite excitement exclaim exclamation exclu exclude
exclue exclure exclusif exclusion exclusive exclusivement exclut excommunicate excommunication excrement excrete excruciating
excursion excursionists excusa excusable excuse exec execrate execration execucao executable executado executar execute executif
execution executive executivo executor exemplaire exemplary exemple exemplify exemplo exempt exemption exerce exercee exercent
exercice exercicio exercise exercito exert exertion exes exfrau exhale exhaust exhaustion exhaustive exhibit exhibition
exhibitionism exhibitionist exhibitor exhilarate exhilaration exhort exhortation exhumation exhume exibicao exige exigeant
exigence exigent exile exist existait existant existante existe existem existen existence existencia existent existential
existentialists existenz existia existieren existiert existir exit exito exodus exonerate exoneration exorbitant exorcism
exorcist exotic exotically exotique expand expandable expanse expansion expansionist expansive expatriate expect expectancy
expectant expectation expectativas expectoration expedicao expedicion expediency expedient expediente expedite expedition expel
expend expendable expenditure expense expensive experience experiencia experiment experimental experimentar experimentation
experimente experimento expert experte experten expertise experto expiration expire expiry explain explainable explanation
explanatory expletive explica explicable explicacao explicacion explicar explicare explicarlo explicarte explicating explication
explicit explicitement explico explique expliquent explode explodieren explodiert explodir explodiu exploit exploitable
exploitation exploite explorar exploration exploratory explore explosao explose explosion explosive explosivo explotar expo
exponent exponential expor export exportable exportateurs exportation exporte expose exposicao exposicion exposition exposure
expound expresion express expressao expressar expression expressionists expressionless expressive expressway exprime expropriate
expropriation expulsar expulsion expulso exquisite extant extemporaneous extend extendable extension extensive extent exterieur
exterieure exterior exterminate extermination exterminator external externe extinct extinction extinguish extinguishable extol
extort extortion extortionate extortionists extra extracellular extract extraction extracurricular extraditable extradite
extradition extrait extrajudicial extralegal extramarital extramural extrana extranar extrane extraneous extranjero extrano
extraordinaire extraordinaria extraordinarily extraordinario extraordinary extrapolate extrapolation extrasensory extraterrestre
extraterrestrial extraterritorial extravagance extravagant extravehicular extrem extremadamente extremamente extreme extremest
extremism extremist extremity extremo extricate extrovert exuberance exuberant exude exult exultant exultation exzellenz ey eye
eyeball eyebrow eyed eyeglass eyelash eyelid eyeliner eyesight eyesore eyestrain eyewitness fa fable fabric fabrica fabricant
fabricate fabrication fabricator fabrik fabrimetal fabrique fabuleux fabuloso fabulous faca facade facam facamos face facebook
facecloth faceis faceless facepalm facet facetious facettes facial facil facile facilement facilitate facilite facility
facilmente faco facsimile fact facteur faction factor factorial factorisation factorised factorises factorising factorization
factory factual facture faculdade facultad faculte faculty fad fada fade faecal faeces fag faggot fagot fahig fahigkeit
fahigkeiten fahr fahre fahren fahrrad fahrst fahrstuhl fahrt fahrzeug faible faiblesse fail faille failli faillite failure faim
faint faintest fainthearted fair faire fairest fairground fairways fairy fairyland fais faisaient faisait faisant faisons fait
faite faith faithful faithless faixa fake fakten fala falado falam falamos falando falar falara falaram falarei falaremos falaria
falasse falava falcon falda fale faleceu falecido falei falem falha falhar falhou fall falla fallacious fallacy fallado fallait
fallar fallback falle fallen fallible fallo falloffs fallout fallowed fallowing fallt fallu falo falou falsa falsch falsche
falschen false falsehood falsest falsetto falsification falsify falsity falso falta faltaba faltam faltan faltando falter fama
fame fameuse fameux familia familial familiale familiar familiarise familiarity familiarize familiaux familie familien famille
family famine faminto famish famosa famoso famous fan fanatic fanatical fanaticism fancier fanciest fanciful fancy fancywork fand
fanden fanfare fang fange fangen fangst fangt fanny fantaisie fantasia fantasie fantasise fantasize fantasma fantastic fantastica
fantastically fantastico fantastique fantastisch fantasy far fara farao faraway farbe farben farce farcical fardo fare farei
faremos farewell faria fariam fariamos farik farine farm farmacia farmhand farmhouse farmland farmyard farsa farsighted fart
farther farthermost farthest farto fas fascinante fascinate fascination fascism fascist fase fashion fashionable fashionably
fasse fassen fassent fast fastback fastball fasten fastest fastidious fat fatal fatalism fatalistic fatalistically fatalists
fatality fate fateful father fatherhood fatherland fatherless fathom fathomable fathomless fatigue fato fatten fattest fattier
fattiest fatty fatuous faucet faudra faudrait faul fault faultfinder faultfinding faultier faultiest faultiness faultless faulty
fauna fausse faust faut faute fauteuil faux faveur favor favorable favorablement favorably favori favorise favorita favorite
favoritism favorito favour favourable favourably favourite favouritism fawlty fawn fax fayed faz faze fazem fazemos fazenda
fazendeiro fazendo fazerem fazermos fazia faziam faziamos fb fbi fbl fe fea fear fearful fearless fearsome feasibility feasible
feast feat feather featherbedding featherbrained featherier featheriest featherless featherweight feathery feature featureless
feb febre febrero fecal feces fecha fechada fechado fechadura fechando fechar feche fechou fed fede federacion federais federal
federale federalised federalises federalising federalism federalist federate federation federaux fee feeble feeblest feed
feedback feedbag feedlots feel feelgood feet fehlen fehler fehlt feia feier feiern feige feigling feign feijao fein feind feinde
feint feio feira feistier feistiest feisty feita feitico feito feld feldspar felices felicidad felicidade felicitaciones felicito
feline felix feliz felizmente fell fellest fellow fellowman fellowmen fellowship felon felony felsen felt female femea feminin
feminina feminine femininity feminino feminism feminist femme fen fence fend fenda fenomenal fenomeno fenster feo fer fera ferait
feria feriado ferida ferido ferien feries ferimento ferir feriu ferme fermee fermement ferment fermentation fermete fermeture
fern fernand fernsehen fernseher ferocious ferocity feront ferrado ferramenta ferrar ferret ferreux ferro ferromagnetic
ferroviaire ferry ferryboat ferryman ferrymen fertig fertile fertilisation fertilise fertility fertilization fertilize fervent
fervor fervour fest festa festgehalten festgenommen festhalten festival festive festivity festnehmen festoon festung fetal fetch
fete fetid fetish fetishists fett fette fetten fetus feu feud feudal feudalism feuern feuerwerk feuille feux fever fevereiro
feverish fevrier few fewest fez fezzes ff fgtb fiabilite fiable fianca fiance fiancee fianza fiasco fiat fib fiberboard fiberfill
fiberglass fibre fibreboard fibrefill fibreglass fibrous fica ficado ficam ficamos ficando ficar ficara ficaram ficarao ficarei
ficarem ficaremos ficaria ficarmos ficasse ficava ficcao ficha fiche fichier fick ficken fickle ficklest fico ficou fiction
fictional fictionalised fictionalises fictionalising fictitious fiddle fiddlesticks fiddly fidelite fidelity fidget fidgety
fieber fiebre field fieldsman fieldsmen fieldwork fiend fiendish fier fierce fiercest fierier fieriest fierte fiery fiesta
fifteen fifteenth fifth fiftieth fifty fig figado fight fightback figment figur figura figurant figurative figure figurehead
figuren figurent fijate fil fila filadelfia filament filamentous filch file filename filet filha filho filhote filiale filibuster
filigree fill fille fillet film filmagem filmando filmar filme filmen filmier filmiest filmmaker filmstrip filmy filosofia filter
filterable filth filthier filthiest filthy filtre fim fin fina finagle finais final finale finalement finalise finalist finality
finalize finalmente financas finance financeiro financement financial financier finch find finde finden findest findet fine
finement finespun finesse finest fing fingen fingerabdrucke fingerboard fingermark fingern fingernail fingerprint fingertip
fingiendo fingindo fingir fini finickier finickiest finicky finir finira finish finissent finit finite finition finja finlande
finn fino finsternis fio fiona fique fiquei fiquem fir fire firearm fireball firebomb fireboxes firebrand firebreak firebrick
firebugs firecracker firedamp firefight firefly fireguard firehouse firelight fireman firemen fireplace fireplug firepower
fireproof firescreen fireside firestorm firetrap firetruck firewall firewater firewood firework firm firma firmada firmado firmar
firme firmest firmware first firstborn firsthand fisc fiscal fiscale fiscalement fiscalite fiscaux fisch fische fish fishbowl
fishcake fisherman fishermen fishery fishhook fishier fishiest fishnet fishpond fishtail fishwife fishwives fishy fisica
fisicamente fisico fission fissionable fissure fist fistfight fit fita fitful fittest five fix fixable fixation fixe fixee
fixture fiz fizemos fizeram fizermos fizesse fizz fizzier fizziest fizzle fizzy fjord flab flabbergast flabbier flabbiest
flabbiness flabby flaccid flacon flag flagella flagellate flagge flagpole flagrant flagship flagstaff flagstone flail flair flak
flake flakier flakiest flaky flamand flamande flamboyance flamboyant flame flamenco flameproof flamethrower flamingo flammable
flammen flanco flanders flandre flank flannel flannelette flap flapjack flare flasche flaschen flash flashback flashbulb
flashcard flashcube flashest flashguns flashier flashiest flashlight flashy flask flat flatbeds flatboat flatbread flatcars
flatfeet flatfish flatfoot flatiron flatland flatlets flatmate flatten flattery flattest flattops flatulence flatware flatworm
flaunt flautist flavor flavorless flavorsome flavour flavourless flavoursome flaw flawless flea fleabags fleabite fleapits flecha
flechi fleck flecken fled fledged fledgling flee fleece fleecier fleeciest fleeciness fleecy fleet fleetest flehe fleisch flesh
fleshier fleshiest fleshliest fleshpots fleshy fleur fleuve flew flex flexibilite flexibility flexible flexibly flextime flick
flied fliege fliegen fliegst fliegt fliehen flier flies fliesst fliest flight flightier flightiest flightless flighty flimsier
flimsiest flimsiness flimsy flinch fling flint flintlock flip flippant flippest flirt flirtation flirtatious flit flitterwochen
float flock flog flood floodgate floodlight floodlit floodplain floodwater floor floorboard floorwalker floozy flop flophouse
floppier floppiest floppiness floppy flor flora floral florence florescent floresta florid floride florin florist floss flota
flotilla flotte flou flounce flounder flour flourish flout flow flowchart flowerbed flowerier floweriest floweriness flowerless
flowerpot flowery flown flu flub fluch flucht fluctuate fluctuation flue fluency fluent fluff fluffier fluffiest fluffy flug
flugel flughafen flugzeug flugzeuge fluid fluide fluidity flujo fluke flung flunk flunky fluorescent fluoride flur flurry flush
flushest fluss fluster flute flutist flutter flux fluxo fly flyblown flycatcher flyleaves flynn flyover flypaper flypasts
flysheet flyspeck flyswatter flyweight flywheel fmi fn foal foam foamier foamiest foamy focal focar foco focus foda fodder foder
fodido foe fofo fog fogbound foge fogey fogg foggier foggiest foggy foghorn fogo fogueira foguete fogy foi foible foie foil foire
foist fold foldaway foldouts folego folga folge folgen folgenden folgendes folgt folgte folha foliage folie folk folklore
folksier folksiest folksiness folksingers folksy folktale folkways folle follicle follow folly folter fome foment fomos fonction
fonctionnaire fonctionnant fonctionne fonctionnement fonctionnent fond fondamental fondamentale fondamentalement fondamentaux
fondants fondateur fondation fonde fondee fondest fondle fondo fondre font fontaine fontanel fontanelles fonte food foodstuff
fool foolhardier foolhardiest foolhardy foolish foolproof foot footage football footbridge footfall foothill foothold footless
footlights footlocker footloose footnote footpath footplate footprint footrace footrest footsie footslogging footsore footstep
footstool footwear footwork for fora forage foram foray forbade forbear forbearance forbid forbidden forbore forborne forca
forcado forcar force forceful forcement forceps forcible forcibly forcou ford fordable fordern forderungen fore forearm forebear
forebode forecast forecastle foreclose foreclosure forecourt foredoom forefather forefeet forefinger forefoot forefront
foregather forego foregone foreground forehand forehead foreign foreknew foreknow foreknowledge foreknown foreleg forelimb
forelock forem foreman foremast foremen foremost forename forenoon forense forensic forensically foreordain forepart foreperson
foreplay forequarter forerunner foresail foresaw foresee foreseeable foreseen foreshadow foreshore foreshorten foresight foreskin
forest forestall forestation forestland forestry foretaste foretell forethought foretold forever forevermore forewarn forewent
forewoman forewomen foreword forfait forfaitaire forfeit forgather forgave forge forgery forget forgetful forgettable forgivable
forgive forgiven forgo forgone forgot forgotten fork forklift forlorn form forma formacao formacion formal formaldehyde formalise
formalist formality formalize formar format formation formative formatura forme forment formfitting formidable formidably
formless formos formula formulae formulaire formulario formulate formulation formulators formule fornicate fornication forno
forrest forsake forsaken forschung forsook forsooth forswear forswore forsworn fort fortaleza forte fortement forth forthcoming
forthright forthwith fortieth fortification fortify fortis fortitude fortnight fortress fortschritte fortuitous fortuna fortunate
fortune fortuneteller fortunetelling forty forum forward forwardest forwent fosse fossem fossemos fossil fossilise fossilize
foster foto fotografia fotografieren fotografo fou fouet fought foul foule foulee foulest foulmouthed found foundation foundling
foundry fount fountain fountainhead four fourchette fourfold fourneaux fourni fournir fournissent fournisseur fournit fourniture
fourposter fourscore foursome foursquare fourteen fourteenth fourth fowl fox foxglove foxhole foxhound foxhunting foxhunts foxier
foxiest foxtrot foxy foyer fraca fracasado fracaso fracasso fraco fractal fraction fractional fractious fractura fracture frag
frage fragen fragil fragile fragility fragment fragmentary fragmentation fragrance fragrant fragst fragt fragte fragten frail
frailest frailty frais frame framework franc franca francamente france francesa francfort franchement franchi franchir franchise
francia franco francophone frango frank frankenstein frankest frankfurter franki frankincense franklin frankreich frans frantic
frantically franzosen franzosisch frappant frappe fraqueza frasco frase frat fraternal fraternidade fraternise fraternity
fraternize frau fraud fraudsters fraudulent frauen fraught fraulein fray freak frech freckle frecuencia freddie frederic free
freebase freebie freebooter freeborn freedman freedmen freedom freehand freehold freelance freeload freemasonry freephone freest
freestanding freestone freestyle freethinker freethinking freeware freeway freewheel freewill freeze frei freie freien freight
freiheit frein freinage freitag freiwillig fremde fremden french frenetic frenetically frente frenzy frequemment frequence
frequencia frequency frequent frequente frequentemente frequentest frequenz fresca fresco fresh freshen freshest freshman
freshmen freshwater fresse fressen fret fretful fretsaws fretwork freu freude freue freuen freund freundchen freunde freunden
freundin freundinnen freundlich freundschaft freut frf fria friar friaries friction fridge fried friedcake frieden friedhof
friedlich friend friendless friendlier friendliest friendliness friendship fries frieze frigate fright frighten frightful frigid
frigidity frigo frill frillier frilliest frilly fringe frio frisch frische frisk friskier friskiest frisky frisst frisur fritas
frito fritter frivolity frivolous frizz frizzier frizziest frizzles frizzy fro frock frodo frog frogmarch frogspawn froh frohe
frohlich froid froide frolic frolicked frolicking frolicsome from fromage frond front frontage frontal frontbench fronteira
frontera frontier frontiersman frontiersmen frontierswoman frontierswomen frontward frosch frost frostbit frostbite frostbitten
frostier frostiest frostiness frosty frota froth frothier frothiest frothy frown froze frozen frugal frugality fruh fruheren
fruhling fruhstuck fruit fruitcake fruitful fruitier fruitiest fruition fruitless fruity frumpier frumpiest frumpy frustrate
frustration fruta fry fu fuck fuckhead fudge fue fuego fuel fuente fuera fueramos fueran fueron fuerte fuerza fuese fuga fugi
fugindo fugir fugiram fugitive fugitivo fugiu fuhl fuhle fuhlen fuhlst fuhlt fuhlte fuhr fuhre fuhren fuhrerschein fuhrst fuhrt
fuhrte fuhrung fui fuimos fuiste fuite fuja fulcrum fulfil fulfill fulfillment fulfilment full fullback fullen fullest fully fuma
fumaca fumando fumar fumble fume fumee fumigate fumigation fumo fun funcao funcion funciona funcionam funcionan funcionando
funcionar funcionara funcionario funcione funciono funcionou function functional functionalists functionality functionaries fund
fundacao fundamental fundamentalism fundamentalist fundo fundraiser fundraising funeral funf funfairs fungal fungi fungicide
fungus funk funkgerat funkier funkiest funkiness funktionieren funktioniert funky funnel funnest funnier funniest funnily
funniness funny funnyman funnymen fur furacao furcht furchtbar furchtbare furchte furchten furent furia furiosa furioso furious
furl furlong furlough furnace furnish furniture furor furore furrier furriest furrow furry furst fursten further furthermore
furthermost furthest furtive fury fusao fuse fuselage fusion fuss fussball fussbudget fusse fussen fussier fussiest fusspots
fussy fut futbol futebol futile futility futtern futur future futuristic futurists futuro fuzileiros fuzz fuzzier fuzziest fuzzy
gab gabbier gabbiest gabby gabe gaben gaberdine gabinete gable gabrielle gadget gado gafas gaffe gag gage gaggle gagnant gagne
gagnent gaiety gaily gain gainful gainsaid gainsayer gainsaying gainsays gaiola gait gaius gal gala galactic galactica galaxia
galaxie galaxy gale galera galeria galerie galinha gall gallant gallantry gallbladder galleons gallery galleta galley gallina
gallivant gallon gallop gallows gallstone galore galosh galvanise galvanize galvanometer gambit gamble game gamecock gamekeeper
gamesmanship gamest gaminess gamma gamme gamut gana ganado ganador ganamos ganan ganancias ganando ganar ganaste gancho gand
gandalf gane gang gangbusters gangland gangling ganglion gangplank gangrene gangster gangue gangway ganha ganham ganhamos
ganhando ganhar ganharam ganhe ganhei ganho ganhou gano gants ganz ganze ganzen gap gape gar garage garagem garaje garanti
garantia garantie garantieren garantiert garantir garantit garantizo garanto garb garbage garbageman garble garcia garcom
garconete gardant garde garden gardenia gardent gare garfield garganta gargantuan gargle gargoyle garish garland garlic garment
garnet garnish garota garotinha garotinho garoto garrafa garras garret garrison garrulous garten garter garza gas gaseous gash
gasholder gasket gasolina gasoline gasp gassier gassiest gassy gast gastar gaste gastei gasto gaston gastou gastric gastronomic
gastronomically gastronomie gasworks gata gate gatecrash gatehouse gatekeeper gatepost gateway gather gatilho gatillo gatinha
gatinho gatito gato gauche gauchest gaudier gaudiest gaudy gauge gauner gaunt gauntest gauntlet gauze gave gavel gaveta gawk
gawkier gawkiest gawky gay gayest gaz gaze gazebo gazelle gazette gb gbl gbp geandert geant gear gearbeitet gearboxes gearshift
gearwheel geb gebaude gebaut gebe geben gebet gebete gebeten gebiet gebissen geblieben geboren gebracht gebrauchen gebraucht
gebrochen gebt geburt geburtstag gedacht gedachtnis gedanke gedanken gedauert gedicht gedreht gedruckt geduld gee geed geek
geekier geekiest geeky geert geese geezer gefahr gefahren gefahrlich gefahrliche gefallen gefalligst gefallt gefangen gefangene
gefangenen gefangnis gefasst gefehlt gefesselt gefeuert gefickt gefiel geflogen geflohen gefolgt gefragt gefressen gefreut gefuhl
gefuhle gefuhlen gefuhlt gefuhrt gefunden gegangen gegeben gegen gegend gegensatz gegenseitig gegenteil gegenuber gegenwart
gegessen geglaubt gegner geh gehabt gehalt gehalten gehandelt gehasst gehe geheilt geheim geheimdienst geheime geheimen geheimnis
geheimnisse geheiratet gehen gehirn gehofft geholfen geholt gehorchen gehore gehoren gehorst gehort gehorte gehst geht geil
geirrt geisel geiseln geisha geist gejagt gekampft gekannt gekauft geklappt geklart geklaut gekocht gekommen gekostet gekriegt
gekummert gekusst gel gelacht gelada geladeira geladen gelado gelande gelandet gelangen gelassen gelatin gelaufen geld gelebt
gelegenheit gelegt geleistet gelernt gelesen geliebt geliebte geliefert gelo gelogen geloscht gelost gelungen gem gemacht gemalde
gemalt gemein gemeinde gemeinsam gemeinsame gemeint gemeldet gemelos gemeos gemerkt gemocht gemstone gemuse gemutlich genannt
genau genaue genauso gendarmerie gendarmes gender gene genealogical genealogist genealogy genera generacion generador general
generale generalement generalisation generalise generalisee generalist generality generalization generalize generalmente
generalship generate generation generational generative generator generaux genere genereuse genereux generic generically genero
generosite generosity generoso generous genesis genetic genetica genetically geneticist genetique genial genie geniessen genii
genio genital genitalia genius genk genocide genommen genosse genovia genre gens gent gente genteel gentians gentil gentile
gentileza gentility gentle gentlefolk gentleman gentlemen gentlest gentlewoman gentlewomen gentrification gentry genuflect
genuflections genug genugend genugt genuine genus geoffnet geographer geographic geographical geographique geography geologic
geological geologist geology geometric geometrically geometry geopfert george georgia gepack gepackt geplant geracao geracoes
gerade gerador geral geralmente geranium gerant gerard gerat geraten geraucht gerausch gerausche gerbil gere gerechnet gerecht
gerechtigkeit gerede geredet geree gereist gerente gerettet geriatric geriatricians gericht gerichtet gerissen germ german
germicide germinate germination gern gerne gerry gerrymander geruch gerucht geruchte gerufen gerund gesagt gesamte gesamten
gesang geschaffen geschafft geschaft geschafte geschaftsidee geschaftsmann geschah geschehen geschenk geschenke geschenkt
geschichte geschichten geschickt geschieden geschieht geschlafen geschlagen geschlossen geschmack geschnappt geschnitten
geschossen geschrieben geschutzt geschwindigkeit geschworen gesehen gesellschaft gesessen gesetz gesetze gesetzt gesichert
gesicht gesorgt gespannt gesperrt gespielt gesprach gesprache gesprochen gesprungen gespurt gestalt gestanden gestandnis gestank
gestation geste gesteckt gestehen gestellt gestern gesticulate gestiegen gestion gestionnaire gesto gestohlen gestorben gestort
gestossen gestrichen gestritten gesture gesucht gesund gesundheit gesungen get getan getaway getestet getotet getragen getraumt
getrennt getreten getrieben getroffen getrunken getup gevaert gewachsen gewahlt gewahrsam gewalt gewann gewarnt gewartet
gewaschen gewechselt geweckt gewehr gewehre geweint gewesen gewicht gewinn gewinne gewinnen gewinnst gewinnt gewisse gewissen
gewohnen gewohnlich gewohnt gewollt gewonnen geworden geworfen gewunscht gewusst geyser gezahlt gezeichnet gezeigt gezogen
gezwungen ghastlier ghastliest ghastly gherkins ghetto ghost ghostlier ghostliest ghostliness ghostwrite ghostwritten ghostwrote
ghoul ghoulish giant giantesses gib gibberish gibbs gibe gibier giblet gibson gibst gibt giddier giddiest giddiness giddy gift
gig gigabyte gigante gigantesque gigantic gigantically giggle gilbert gild giles gilipollas gill gillette gilligan gilt gimme
gimmick gimmicky gimnasio gimv gin gina ginasio ginebra ging ginge gingen gingerbread gingersnap gingham gira giraffe girando
girar girder girdle girl girlfriend girlhood girlish giro giron girth gisborne gist gitarre gitter give giveaway giveback given
gizmo gizzard glace glacial glacier glad gladden gladdest glade gladiator gladsome glamorise glamorize glamorous glamour glance
gland glandular glare glas glassblower glassblowing glasshouse glassier glassiest glassiness glassware glassy glatt glaub glaube
glauben glaubst glaubt glaubte glaverbel glaze gleam glean glee gleeful gleich gleiche gleichen gleichzeitig glen glenn glib
glibbest glide glimmer glimpse glint glisse glisten glitch glitter glitz glitzier glitziest glitzy gloat glob global globale
globalement globalised globalises globalising globalists globe globetrotter globetrotting globo globular globule glocke gloire
gloom gloomier gloomiest gloomily gloominess gloomy glorification glorify glorious glory gloss glossary glossier glossiest glossy
glove glow glowworm gluck glucklich gluckliche gluckwunsch glucose glue glum glummest glut glutton gluttonous gluttony glycerin
glycerine gm gnade gnarl gnarlier gnarliest gnarly gnash gnat gnaw gnome gnu go goad goal goalie goalkeeper goalkeeping goalless
goalmouth goalpost goalscorer goaltender goat goatee goatherd goatskin gob gobble gobbledegook gobbledygook gobernador gobierno
goblet goblin gobstopper god godchild godchildren goddamn goddess godfather godforsaken godless godlier godliest godlike
godmother godparent godsend godspeed goes gofer goggle going gol gold goldbrick golden goldene goldenen goldenest goldfield
goldfinch goldfish goldman goldmine goldsmith gole golf golfe golpe golpea golpeado golpear golpeo goma gondola gondor gone gong
gonna gonorrhea gonorrhoea goo good goodbye goodhearted goodliest goodnight goodwill goody gooey goof goofball goofier goofiest
goofy gooier gooiest goon goose gooseberry goosebumps goosestep goossens gopher gorda gordo gordura gore gorge gorgeous gorier
goriest gorilla gorjeta gory gosh gosling gospel gossamer gosses gossip gosta gostado gostam gostamos gostando gostar gostaram
gostaria gostariam gostariamos gostasse gostava goste gostei gosto gostosa gostoso gostou got gota gotham gott gotta gotten
gottin gouge goulash gourd gourmand gourmet gout gouvernement gouvernementale gouverneur govern governable governador governess
government governmental governo governor governorship gown gps grab grabacion grabado grabando grabar grabbier grabbiest graben
graca grace graceful graceless gracia gracinha graciosa gracioso gracious grad gradable gradates gradation grade gradient grado
graduacion gradual graduate graduation graf graffiti graffito graft grain grainier grainiest grainy gral gram grama grammar
grammarian grammatical grammes gramophone grampuses gran grana granada granaries grand grandams grandchild grandchildren granddad
granddaddy granddaughter grande grandest grandeur grandfather grandi grandiose grandioso grandir grandma grandmother grandnephew
grandniece grandpa grandparent grandson grandstand granero granite granja granjero granny grano granola grant grantees
grantsmanship granular granulate granule grape grapefruit grapeshot grapevine graph graphic graphical graphique graphite grapple
gras grasa grasp graspable grasshopper grassier grassiest grassland grassroots grassy grata grate grateful gratidao gratification
gratify gratis gratitude grato gratuit gratuite gratuitement gratuitous gratuity gratuliere grau grausam gravacao gravado
gravando gravar gravata grave gravedad gravedigger gravel graven graveside gravest gravestone graveyard gravida gravidade
gravidez gravitate gravitation gravitational gravite gravity gravy gray graybeard grayest grayish grayson graze gre grease
greasepaint greasier greasiest greasy great greatcoat greatest greathearted grecia gredenko greedier greediest greedily
greediness greedy green greenback greenbelt greene greenery greenest greenfield greenfly greengage greengrocer greenhorn
greenhouse greenish greenmail greenpeace greenroom greenspan greensward greenwood greet gregarious grego greifen greift gremlin
grenade grenze grenzen greta gretchen greve grew grey greyest greyhound greyish grial grid griddle griddlecake gridiron gridlock
grief griego grievance grieve grievous griff griffin grill grille grim grimace grime grimier grimiest grimmest grimpe grimy grin
grind grindstone gringo grip gripe gris grislier grisliest grisliness gristle grit grita gritando gritar grite grito gritou
grittier grittiest grittiness gritty grizzled grizzlier grizzliest grizzly groan grocer grocery groggier groggiest groggy groin
groom groomsman groomsmen groove groovier grooviest groovy grope gros grosbeak grosero grosgrain grossartig grossartige
grossartigen grosse grossen grossere grosseren grossesse grossest grossmutter grosso grosste grossten grossvater grosszugig
grotesque grotto grouch grouchier grouchiest grouchy ground groundbreaking groundcloth groundhog groundless groundnuts
groundsheet groundskeeper groundsman groundsmen groundswell groundwater groundwork group groupe groupie groupware grouse grove
grovel grow growl grown growth groyne grub grubbier grubbiest grubbiness grubby grubstake grudge gruel gruesome gruesomest gruff
gruffest grumble grumpier grumpiest grumpy grun grund grunde grunden grundlich grune grunen grunge grungier grungiest grungy
grunions grunt grupo gruppe gruppen gruselig grusse gs gsm guacamole guantes guapa guapo guarantee guarantor guaranty guard
guarda guardado guardaespaldas guardando guardar guarde guardhouse guardia guardian guardianship guardiao guardrail guardroom
guardsman guardsmen guau gubernatorial guck gucken guckst guckt guerra guerre guerreiro guerrero guerrilla guess guessable
guesstimate guesswork guest guestbook guesthouse guestroom guff guffaw guia guidance guide guidebook guideline guidepost guido
guild guildhall guile guileless guillaume guillotine guilt guiltier guiltiest guiltily guiltless guilty guinea guion guise guitar
guitarist guitarra gulch gulf gull gullet gullibility gullible gully gulp gum gumbo gumdrop gummier gummiest gummy gumption
gumshoed gumshoeing gumshoes gun gunboat gunfire gunk gunman gunmen gunnysack gunpoint gunpowder gunrunner gunrunning gunships
gunshot gunslinger guppy gurgle gurtel guru gus gusano gush gushier gushiest gushy gust gusta gustaba gustaban gustado gustan
gustar gustara gustaria gustatory gustave guste gustier gustiest gusto gusty gut gute guten gutmachen gutsier gutsiest gutsy
guttersnipe guttural guy guzzle gwen gybe gym gymnasium gymnast gymnastics gymslips gynaecological gynaecologist gynaecology
gynecological gynecologist gynecology gyp gypsters gypsy gyrate gyration gyrators gyroscope ha haar haare haaren hab habe habeis
haben haberdasher haberdashery haberla haberle haberlo haberme habernos haberse haberte habia habiamos habian habido habilidad
habilidade habit habitability habitable habitacion habitant habitat habitation habite habito habitual habitude habituel
habituellement habitues habla hablaba hablabamos hablado hablame hablamos hablan hablando hablar hablara hablare hablaremos
hablarle hablarme hablarte hablaste hable hablemos hablen hablo habra habran habria habriamos habrian habt hace hacemos hacen
hacerla hacerle hacerlo hacerme hacernos hacerse hacerte hacha hacia haciamos hacian hacienda haciendo haciendolo hack hackney
hacksaw hackwork had hada haddock haemoglobin haemophilia haemophiliac haemorrhage haemorrhoid hafen hag haga hagalo hagamos
hagamoslo hagan haganlo haggard haggle hago hahn hail hailstone hailstorm hainaut haine hair hairball hairband hairbreadth
hairbrush haircloth haircut hairdo hairdresser hairdressing hairdryer hairgrip hairier hairiest hairless hairlike hairline
hairnet hairpiece hairpins hairsbreadth hairsplitter hairsplitting hairspray hairspring hairstyle hairstylist hairy haja haken
hal halb halbe halben hale halest haley half halfback halfhearted halfpence halfpenny halfte halftime halftone halfway halfwits
halibut hall hallado hallamos hallar hallaron halle hallelujah halliburton hallmark hallo hallow hallucinate hallucination
hallucinogenic hallway halo halogens halon halt halte halten halterneck haltet haltst halve ham hambre hambriento hamburger
hamburguer hamburguesa hamilton hamlet hammerhead hammerlock hammertoes hammock hammond hamper hamster hamstring hamstrung han
hanart hand handbag handball handbill handbook handbrake handcars handcart handclasp handcraft handcuff hande handel handeln
handelt handen handful handgun handheld handhold handicap handicraft handier handiest handiwork handkerchief handle handlebar
handlung handmade handmaid handmaiden handout handover handpick handrail handsaws handschellen handsets handshake handsome
handsomest handspring handstand handtuch handwork handwoven handwriting handwritten handy handyman handymen hang hangar hangen
hangnail hangout hangover hangt hanker hankie hanky hanna hannah haphazard hapless happen happenstance happier happiest happily
happiness happy hara haran harangue harassment harbor harbormaster harbour hard hardback hardball hardboard hardbound hardcore
hardcover harden hardest hardhats hardheaded hardhearted hardier hardiest hardliner hardscrabble hardship hardstand hardtack
hardtops hardware hardwood hardworking hardy hare harebell harebrained harelip harem haremos haria harian haricots hark harlot
harm harmful harmless harmlos harmonic harmonica harmonically harmonie harmonious harmonisation harmonise harmonization harmonize
harmony harness harp harpist harpoon harpsichord harpsichordists harrison harrow harry harsh harshest hart harta harte harten
harto harvard harvest has hasard hash hashish hasse hasselt hassen hassle hasslich hasst hasste hast hasta haste hasten hastier
hastiest hastily hasty hat hatbands hatboxes hatch hatchback hatcheck hatchet hatchways hate hateful hatred hatstand hatte hatten
hattest hattet hau hauen haufen haughtier haughtiest haughtily haughtiness haughty haul haunch haunt hauptmann hauptquartier
hauptsache hauptstadt hausaufgaben hause hausmeister hauspie hausse haut haute hautement hauteur havai have haven havendo havera
haveria haversack havia haviam havoc hawai hawaii hawk hawkins hay haya hayamos hayan haystack haywire haz hazard hazardous haze
hazel hazelnut hazier haziest hazlo hazme hazte hazy he head headache headband headbanger headbanging headboard headbutt headcase
headcheese headcount headdress headfirst headgear headhunt headier headiest headlamp headland headless headlight headline
headlock headlong headmaster headmistress headphone headpiece headpins headquarter headrest headroom headscarf headscarves
headsets headship headshrinker headsman headsmen headstall headstand headstone headstrong headteacher headwaiter headwaters
headway headwind headword heady heal health healthcare healthful healthier healthiest healthily healthiness healthy heap hear
heard hearkened hearkening hearkens hearsay hearse heart heartache heartbeat heartbreak heartbroken heartburn hearten heartfelt
hearth hearthrugs hearthstone heartier heartiest heartily heartiness heartland heartless heartrending heartsick heartstrings
heartthrob heartwarming heartwood hearty heat heath heathen heatproof heatstroke heatwave heave heaven heavenlier heavenliest
heavenward heavier heaviest heavily heaviness heavy heavyhearted heavyweight heb hebdomadaire heben hecha hechizo hecho heck
heckle hectares hectic hectically hedge hedgehog hedgehopped hedgehopping hedgehops hedgerows hedonism hedonist hedonistic heed
heedfully heedless heel heelless heftier heftiest heftig hefty hei heifer height heighten heil heilen heilige heiligen heilmittel
heim heimat heimlich hein heineken heinous heir heirat heirate heiraten heiratet heiress heirloom heiss heisse heissen heisst
heist helado helas held helden helena helfe helfen helft helicopter helicoptero helikopter heliport helium hell hellbent hellcats
hellfire hellhole hellions hellish hello helm helmet helmsman helmsmen help helpful helpless helpline helpmate helsing hem hembra
hemd hemisphere hemline hemlock hemoglobin hemophilia hemophiliac hemorragia hemorrhage hemorrhoid hemos hemostats hemp hen hence
henceforth henceforward henchman henchmen henderson henker henri henry hepatitis her herald heran heranca heraus herausfinden
herausforderung herausgefunden herauszufinden herb herbal herbalists herbert herbivore herbivorous hercules herd herdeiro
herdsman herdsmen here hereabout hereafter hereby heredero hereditary heredity herein hereinafter heresy heretic heretical
heretofore hereunder hereunto hereupon herewith hergebracht hergekommen hergestellt herida herido herir heritage heritiers
herkommen herkommt herman hermana hermandad hermanito hermano hermaphrodite hermetic hermetically hermit hermitages hermosa
hermoso hernia herniating hero heroe heroi heroic heroically heroin heroina heroine heroism heron herpes herr herramientas herren
herrgott herringbone herrlich herrn herrscht herself herstal herstellen hertz herum herunter herve hervor hervorragend herz
herzen herzinfarkt herzlichen herzschlag hes hesitancy hesitant hesitate hesitation hesite hesitent heterogeneous heterosexual
heterosexuality heulen heure heureuse heureusement heureux heuristic heuristically heut heute heutige heutigen heutzutage hew
hewlett hexadecimal hexagon hexagonal hexagone hexe hey heyday hi hiatus hibernate hibernation hiccup hice hiciera hicieron
hicimos hiciste hick hickey hickory hid hidden hide hideaway hidebound hideous hideout hielo hielt hielten hier hierarchical
hierarchie hierarchy hierba hierher hierhin hiermit hieroglyphic hierro hiess higado high highball highborn highboys highbrow
highchair highest highhanded highland highlight highroad highschool hightail highway highwayman highwaymen hija hijack hijo hike
hilarious hilarity hilf hilfe hilfreich hilfst hilft hill hillbilly hillier hilliest hillside hilltop hilly hilo hilt hilton him
himmel himself hin hinaus hind hindmost hindquarter hindrance hindsight hinein hinge hingehen hinlegen hinsetzen hinsicht hint
hinten hintergrund hinterher hinterland hinterlassen hintern hinunter hinweg hinweis hinweise hip hipotese hippest hippie hippo
hippopotamus hippy hipsters hire hirn hiro his histogram histoire histologist historia historial historian historic historical
historicity historico historique history histrionic histrionically hit hitch hitchhike hither hitherto hitomi hitze hive hizo hm
hmm ho hoard hoarse hoarsest hoax hobbit hobble hobby hobbyhorse hobbyists hobgoblin hobnob hobo hoc hoch hochste hochstens
hochzeit hochzeitstag hock hockey hockshop hodes hodgepodge hoe hoechst hoed hoedowns hof hoffe hoffen hoffentlich hoffnung
hoffnungen hoffte hoflich hog hogar hogshead hohe hoheit hohen hohle hoia hoist hoja hoje hokey hokier hokiest hol hola hold
holdalls holdouts holdover holdup hole holen holiday holidaymaker holier holiest holiness holistic holistically hollandais
hollandaise hollande holle hollow hollowest hollyhock holmes holocaust hologram holst holt holte holy holz homage homard hombre
hombro home homebody homeboys homecoming homegrown homeland homeless homelier homeliest homelike homeliness homem homemade
homemaker homemaking homenagem homens homeopathic homeopathy homeowner homepage homeroom homeschooling homesick homespun
homestead homestretch hometown homeward homework homewrecker homey homicidal homicide homicidio homier homiest hommage homme
homogeneity homogeneous homogenise homogenize homonym homophobic homosexual homosexuality honcho honda hondo hone honest honesta
honestamente honestest honestidade honesto honesty honey honeybee honeycomb honeydews honeylocust honeymoon honeypots honeysuckle
hongkong hongrie honk honneur honor honorable honorably honoraires honorarily honorary honour honourable honourably honra honrado
honte hood hoodlum hoodwink hoof hoogovens hook hookworm hooligan hoop hooray hoot hooves hop hope hopeful hopeless hopscotch
hoquei hor hora horaire horario horde hore horehound horen horizon horizontal hormis hormone horn hornet hornier horniest
hornless hornlike horno hornpipe horny horoscope horrendous horrible horribly horrid horrific horrifically horrify horriveis
horrivel horror horse horseback horseboxes horseflesh horsefly horsehair horsehide horselaugh horseless horseman horsemanship
horsemen horseplay horsepower horseradish horseshit horseshoe horsetail horsetrading horsewhip horsewoman horsewomen horst hort
horta hortatory horte horten horticultural horticulturalists horticulture hose hosen hosepipe hosiery hospedes hospice hospitable
hospitais hospital hospitalisation hospitalise hospitality hospitalization hospitalize host hostage hostel hostelries hostess
hostile hostility hostlers hot hotbed hotcake hotel hothead hotshot hottest hound hour hourglass house houseboat housebound
houseboy housebreak housebroke housebroken houseclean housecoat housefly household househusband housekeeper housekeeping
houselights housemaid houseman housemaster housemate housemen housemistress housemother houseparent houseplant houseproud
houseroom housetops housewares housewarming housewife housewives housework houve houvesse hove hovel hovercraft how howdy however
howl hoy hoyo hp http hub hubbub hubcap hubert hubiera hubieramos hubieran hubiese hubo hubsch hubsche hubschen hubschrauber
huddle hudson hue hueco hued huele huelga huella huelo hueon hueso huesped huevo huff huffier huffiest huffy hug huge hugel
hugest hugh huh huhn huhnchen hui huile huir huit hulk hull hullabaloo hum humain humaine human humana humane humanest humanidad
humanidade humanise humanism humanist humanitaire humanitarian humanitarianism humanite humanity humanize humankind humano humble
humblest humbly humbug humdrum humid humidify humidity humilde humiliate humiliation humility hummingbird humo humor humorist
humorless humorous humour humourless hump humpback hunch hunchback hund hunde hundert hunderte hundred hundredfold hundredth
hundredweight hung hungover hungrier hungriest hungrig hungrily hungry hunk hunt huntsman huntsmen huo huracan hurdle hure
hurensohn hurl hurley hurra hurrah hurricane hurry hurt hurtful hurtle husband husbandman husbandmen hush husk huskier huskiest
huskily huskiness husky hustle hut hutch hutte hutu huye huyendo huyo hyacinth hybrid hydrant hydraulic hydraulically
hydroelectric hydroelectrically hydrogen hydrogenates hydroplane hyena hygiene hygienic hygienically hymn hymnal hymnbook hype
hyperactive hyperactivity hyperbola hyperbole hypercritical hyperinflation hyperlink hypermarket hypermedia hypersensitive
hypersensitivity hyperspace hypertension hypertext hyperthyroid hypertrophy hyperventilate hyperventilation hyphen hyphenate
hyphenation hypnosis hypnotic hypnotically hypnotise hypnotism hypnotist hypnotize hypochondria hypochondriac hypocrisy hypocrite
hypocritical hypodermic hypotenuse hypothecaire hypothermia hypotheses hypothesis hypothesise hypothesize hypothetical
hysterectomy hysteria hysteric hysterical hyunseo ia iam iamos ian ias iba ibamos iban ibm ice iceberg iceboats icebound icebox
icebreaker iced ich ici icicle iciest icing ickier ickiest icky icon icy id ida idade idea ideal ideale idealement idealise
idealism idealist idealistic idealistically idealize idee ideen ideia identical identidad identidade identifiable identificacao
identificacion identificado identificar identification identifier identifizieren identifiziert identify identique identitat
identite identity ideological ideology idiocy idiom idioma idiomatic idiomatically idiosyncrasy idiosyncratic idiosyncratically
idiot idiota idioten idiotic idiotically idle idlest idly ido idol idolatrous idolatry idolise idolize idolo idyllic idyllically
ie ieteren if iffier iffiest iffy ifs iglesia igloo ignite ignition ignorance ignorant ignorar ignore ignorieren ignoriert igreja
iguais igual igualmente iguana ihe ihm ihn ihnen ihr ihre ihrem ihren ii iii il ilegais ilegal ilha ilk ill illegal illegible
illegibly illegitimacy illegitimate illicit illiteracy illiterate illogical illuminate illumination illusion illusionists
illusory illustrate illustration illustrative illustrator illustre illustrious ils ilusao ilusion im image imagem imagen imagery
imagina imaginaba imaginable imaginacao imaginacion imaginado imaginaire imaginando imaginar imaginary imaginate imagination
imaginative imaginava imagine imaginei imagino imbalance imbecil imbecile imbibe imbue imediatamente imediato imitate imitation
imitative imitator immaculate immaterial immature immaturity immeasurable immeasurably immediacy immediat immediate immediatement
immense immensity immerhin immernoch immerse immersion immeuble immigrant immigrate immigration imminent immobile immobilier
immobilise immobility immobilize immoral immorality immortal immortalise immortality immortalize immovable immune immunisation
immunise immunity immunization immunize immutable imortal imp impact impacto impair impairment impale impart impartial
impartiality impassable impasse impassioned impassive impatience impatient impeach impeachable impeachment impeccable impeccably
impedance impede impediment impedir impel impend impenetrable imperador imperatif imperative imperativement imperceptible
imperceptibly imperfect imperfection imperial imperialism imperialist imperil imperio impersonal impersonate impersonation
impersonator impertinence impertinent impervious impetuous impetus impinge impish implacable implant implantable implantation
implante implantee implausible implement implementable implementation implicate implication implicit implique implode implorando
implorar implore imploro impolite import importa importaba importable importam importan importance importancia important
importante importar importaria importation importava importe importo importunes importunity imposable imposant impose imposee
imposent imposible imposition impossibility impossible impossibly impossivel imposter imposto impostor impotence impotent impound
impoverish impractical imprecise impregnable impregnate imprensa impresion impresionado impresionante impress impressao
impression impressionability impressionable impressionado impressionante impressionar impressionistic impressionists
impressionnant impressionnante impressive impressoes imprimante imprime imprint imprison imprisonment improbability improbable
improbably impromptu improper impropriety improvavel improve improvement improvisation improvise impudence impudent impuestos
impulse impulsion impulsive impulso impunity impure impurest impurity imunidade in inability inaccessibility inaccessible
inaccuracy inaccurate inacreditavel inaction inactive inactivity inadequacy inadequate inadmissible inadvertent inadvisable
inalienable inane inanest inanimate inapplicable inappropriate inarticulate inasmuch inattention inattentive inaudible inaudibly
inaugural inaugurate inauguration inauspicious inborn inbred inbreed inbuilt inc incalculable incandescence incandescent
incantation incapable incapacitate incapacity incapaz incarcerate incarceration incarnate incarnation incarne incendiary incendie
incendio incense incentive inception incertitude incessant incest incestuous inch inchange inchworm incidence incident incidental
incidente incinerate incineration incinerator incision incisive incisor incite incitement inclination incline include inclui
incluindo inclus inclusion inclusive incluso inclut incluye incluyendo incognito incoherence incoherent income incomoda
incomodando incomodar incomode incomodo incomparable incompatibility incompatible incompatibly incompetence incompetent
incomplete incomprehensible incomum inconceivable inconclusive incongruity incongruous inconnu inconnue inconsciente
inconsequential inconsiderable inconsiderate inconsistency inconsistent inconsolable inconspicuous incontestable
incontestablement incontinence incontinent incontournable inconvenience inconvenient incorporate incorporation incorrect
incorrigible increase incredible incredibly incredulity incredulous increible increiblemente increment incremental
incrementalists incriminate incrimination incriveis incrivel incrivelmente incroyable incubate incubation incubator inculpe
incumbent incur incurable incurably incursions inde indebted indecency indecent indecipherable indecision indecisive indefeasible
indefensible indefinable indefinably indefinite indelible indelibly indelicate indem indemnify indemnite indemnity indeniable
indent indentation independamment independance independant independante independence independencia independent independente
independiente indescribable indescribably indestructible indeterminable indeterminably indeterminate index indexation indexe
india indiana indianer indica indicado indicam indican indicate indicateur indication indicative indicator indice indict
indictable indictment indien indifference indifferent indigenous indigent indigestible indigestion indignant indignation
indignity indigo indio indique indiquent indirect indirecte indirectement indirection indiscreet indiscretion indiscriminate
indispensable indisposed indisputable indistinct indistinguishable individu individual individualised individualises
individualising individualism individualist individualistic individualistically individuality individuates individuel
individuelle individuellement individuo indivisible indo indoctrinate indoctrination indolence indolent indomitable indonesie
indoor induce inducement induct induction indulge indulgence indulgent industria industrial industrialisation industrialise
industrialist industrialization industrialize industrie industriel industrielle industrious industry inebriate inebriation
inedible ineffective ineffectual inefficiency inefficient inelegant ineligibility ineligible inept ineptitude inequality inequity
inert inertia inertial inescapable inessential inestable inevitability inevitable inevitablement inevitably inevitavel inexact
inexcusable inexhaustible inexorable inexorably inexpensive inexperience inexplicable inexplicably inextricably infallibility
infallible infamous infamy infancia infancy infant infanteria infantil infantile infantry infantryman infantrymen infarto
infatuate infatuation infeasible infeccao infeccion infect infection infectious infektion infelicity infeliz infelizmente infer
inference inferieur inferieure inferior inferiority inferno infertile infertility infest infestation infidel infidelity infield
infierno infiltrate infiltration infiltrator infinite infinitesimal infinitive infinity infirm infirmary infirmity infix
infiziert inflame inflammable inflammation inflammatory inflatable inflate inflation inflationary inflection inflexibility
inflexible inflexibly inflexion inflict infliction influence influencia influential influenza influx info infomercial inform
informacao informacion informacoes informado informal informality informant informante informar information informational
informationen informatique informative informe informieren informiert infraction infrared infrarouge infrastructure infrequent
infringe infringement infuriate infuse infusion ing ingeniero ingenieur ingenious ingenuity ingest inglaterra ingles inglesa
ingrain ingratiate ingratitude ingredient ingressos inhabit inhabitable inhabitant inhalation inhale inherent inherit inheritable
inheritance inhibit inhibition inhospitable inhuman inhumane inhumanity inicial iniciar iniciativa inicio inimigo initial
initiale initialement initialisation initialise initialization initialize initiate initiation initiative initiator injecao inject
injection injunction injure injurious injury injustice injusto ink inkblots inkier inkiest inkiness inkling inkstand inkwells
inky inlaid inland inlay inlet inmate inmediatamente inmediato inn innards innate innen inneren innerhalb innermost innersole
innerspring innervated innervates innervating innkeeper innocence innocent innocuous innogenetics innovate innovation innovative
innovator innuendo innumerable inocencia inocente inoculate inoculation inoffensive inoperative inopportune inordinate inorganic
inorganically inpatient input inquest inquietant inquire inquiry inquisition inquisitive inroad ins insane insanest insanity
insano insatiable inscribe inscription inscrire inscrit inscrutable insect insecticide insectos insecure insecurity insel
inseminating insemination insensitive insensitivity inseparable insert insertion inseto inside insidious insight insignia
insignificance insignificant insignificante insincere insincerity insinuate insinuation insipid insist insiste insistence
insistent insistiu insisto insofar insolence insolent insoluble insolvency insolvent insomnia insomniac inspect inspection
inspector inspectorates inspektor inspetor inspiracao inspiracion inspiration inspirational inspire inspiree instability install
installation installe installee installment instalment instance instant instantaneous instante instar instating instauration
instavel instead instep instigate instigation instil instill instinct instinctive instinto instituicao institut institute
institution institutional institutionalise institutionalize institutionnels instituto instrucciones instrucoes instruct
instruction instructive instructor instrument instrumental instrumentalists instrumento insubordinate insubordination insubs
insubstantial insubstituivel insufferable insufficiency insufficient insuffisant insuffisante insular insularity insulate
insulation insulator insulin insult insurance insure insurgency insurgent insurmountable insurrection insurrectionists intact
intake intangible integer integral integrale integralement integrate integration integre integree integridade integrity inteira
inteiro intel inteligencia inteligente intellect intellectual intellectuel intellectuelle intelligence intelligent intelligente
intelligible intelligibly intencao intencion intencoes intend intense intensest intensifier intensify intensity intensive intenso
intent intenta intentaba intentado intentalo intentamos intentan intentando intentar intentare intentarlo intente intention
intentional intento inter interact interactif interaction interactive interactivity interbred interbreed interbrew intercambio
intercede intercept interception intercession interchange interchangeability interchangeable interchangeably intercity
intercollegiate intercom intercommunales intercommunicate intercommunication interconnect interconnection intercontinental
intercourse intercultural interdepartmental interdependence interdependent interdiction interdire interdisciplinary interdit
interdite interesa interesada interesado interesan interesante interessa interessada interessado interessant interessante
interesse interessent interessieren interessiert interest interface interfaith interfere interference interferir interfile
intergalactic intergovernmental interieur interieure interim interimaire interior interject interjection interlace interlard
interleave interline interlinear interlink interlock interlocuteur interlocutor interlope interlude intermarriage intermarry
intermediaire intermediary intermediate interment interminable interminably intermingle intermission intermittent intermixed
intermixes intermixing intern interna internacional internal internalised internalises internalising internalized internalizes
internalizing international internationale internationalisation internationalise internationalism internationalist
internationalization internationalize internationaux interne internecine internet internist internment interno internship
interoffice interpenetrate interpenetration interpersonal interplanetary interplay interpolating interpolation interpose
interposition interpret interpretation interpretative interracial interrelate interrelation interrelationship interrogate
interrogation interrogator interrogatorio interroge interromper interrumpir interrupt interruption interscholastic intersect
intersection intersession intersperse interstate interstellar interstices intertwine interurban interval intervalo intervenants
intervene intervenir intervention interventionists intervenu intervenue interviennent intervient interview interweave interwove
interwoven intestate intestinal intestine intimacy intimate intimation intime intimidad intimidate intimidation intitule into
intolerable intolerably intolerance intolerant intonation intoners intoxicate intoxication intractable intramural intranet
intransitive intravenous intrepid intricacy intricate intrigue intrinsic intrinsically introduce introduction introductory
introduire introduit introduite introspective introvert intrude intrusion intrusive intuition intuitive inundate inundation
inusual inuteis inutil inutile invade invadir invadiu invalid invalidate invaluable invariable invariably invariant invasao
invasion invasive invective inveja invencao invent inventaire inventar invente inventei invention inventive invento inventor
inventory inventou inverno inverse inversion invert invertebrate inves invest investi investie investigacao investigacion
investigador investigando investigar investigate investigation investigative investigator investimento investir investissement
investissent investisseur investit investitures investment investor inveterate invierno invigorate invincible invisibility
invisible invisibly invisivel invita invitacion invitado invitar invitation invite invito invocation invoice invoke involucrado
involuntarily involuntary involve involvement invulnerable inward inyeccion inzwischen io iodine ion iorque ios iota ip ir ira
irak iran irao iraque irascible irate ire irei irem iremos irene irgend irgendein irgendeine irgendeinem irgendeinen irgendetwas
irgendjemand irgendwann irgendwas irgendwelche irgendwer irgendwie irgendwo iria iriam iriamos iridescence iridescent iris irk
irksomeness irlanda irlande irma irmandade irmao irmaozinho irme irmos irnos iron ironclad ironic ironically ironstone ironware
ironwood ironwork irony irradiate irrational irrationality irre irreclaimable irreconcilable irrecoverable irrecoverably
irredeemable irredeemably irreducible irrefutable irregular irregularity irrelevance irrelevant irremovable irren irreparable
irreparably irreplaceable irrepressible irreproachable irresistible irresistibly irresolution irrespective irresponsibility
irresponsible irresponsibly irretrievable irretrievably irreverence irreverent irreversible irrevocable irrevocably irrigate
irrigation irritability irritable irritably irritada irritado irritant irritante irritar irritate irritation irrst irrtum irse
irte is isaac isabel isabelle isca isla islamistes island isle iso isolate isolation isolationists isole israel iss isso isst
issu issue ist isthmus isto it italia italiano italic italicise italicize italie italien italienne itch itchier itchiest
itchiness itchy item itemise itemize itens iterate iteration iterative itinerant itinerary itl its itself itt ivan ivies ivory
ivy izquierda izquierdo ja jab jabon jacente jack jackal jackass jackboot jackdaw jacke jacket jackhammer jackknife jackknives
jackpot jackrabbit jackstraw jacob jacques jade jadis jagd jagen jager jagerin jagged jaggedest jagt jaguar jahr jahre jahrelang
jahren jahrhundert jahrigen jail jailbird jailbreak jailhouse jake jalopy jam jamais jamas jamb jambon jamboree jamon jan jane
janeiro janela jangle janitor janssen jantar janvier japan japao japon japonais japonaise jaqueta jar jardim jardin jargon
jasmines jason jato jaula jaundice jaune jaunt jauntier jauntiest jauntily jaunty java javelin jaw jawbone jawohl jay jaywalk
jazz jazzier jazziest jazzy jd je jealous jealousy jean jeanie jeanne jeannie jede jedem jeden jedenfalls jederzeit jedi jedoch
jeer jeez jefa jefe jeff jeffrey jeito jell jelly jellybean jellyfish jellylike jellyroll jemals jemand jemandem jemanden jen
jene jenem jenna jennings jeopardise jeopardize jeopardy jeremy jericho jerk jerkier jerkiest jerkily jerkwater jerky jerry
jerrybuilt jerrycans jersey jerusalem jess jessie jest jesucristo jesus jet jete jetliner jetports jette jettison jetty jetzt jeu
jeudi jeune jeunesse jeux jewel jewellery jewelry jibe jiffy jig jiggle jigsaw jilt jim jimmy jimsonweed jin jingle jinx
jitterier jitteriest jitters jittery jive jo joan joao job jobless jobshare jobsworth jock jockey jockstrap jocular jocularity
joda jodan joder jodete jodida jodido jodiendo joe joelho joey jog joga jogada jogado jogador jogam jogamos jogando jogar jogo
jogou jogue joguei johan john johnny johnnycake joias joie join joindre joint joke joli jolie joliment jollier jolliest jolly
jolt jon jonas jorel jorge jornada jornais jornal jornalista joshua jostle jot jouant joue jouent jouets joueur jouit jour
journal journalese journalism journalist journaliste journaux journee journey journeyman journeymen jovem joven jovencita
jovencito jovial jowl joy joya joyce joyful joyfullest joylessly joylessness joyous joyridden joyride joyrode joystick jpy jr
jubilant jubilation jubilee judas jude juden judeu judge judgement judgemental judgeship judgment judgmental judiciaire judicial
judiciary judicieux judicious judio judo juega juegan juego juegues jueves juez jug jugaba jugada jugado jugador jugamos jugando
jugar juge jugee jugement jugend jugent juggernaut juggle jugo juguemos juguete jugular juice juicier juiciest juicio juicy juifs
juillet juin juiz juizo jukebox jules julgado julgamento julgar julho juli julian juliet julio jumble jumbo jump jumpier jumpiest
jumpsuit jumpy junction juncture june jung junge jungen jungfrau jungla jungle junho juni junio junior juniper junk junket
junketeer junkie junkyard junta juntar junto jupe jura jurado juramento jurar juri juridically juridique jurisdiction
jurisprudence juristes juro juror jury jurywoman jurywomen jus jusqu jusque just justa justamente juste justement justesse
justest justica justice justicia justifiable justifiably justification justifie justifiee justify justo jut jute juvenile
juventud juventude juxtapose juxtaposition juzgado juzgar kabbalah kabel kabine kaddishes kafer kaffee kafig kaiser kaleidoscope
kalifornien kalt kalte kalten kam kame kamen kamera kameraden kampagne kampf kampfe kampfen kampfst kampft kamst kamui kanada
kanal kang kangaroo kann kannst kannte kannten kanone kanzler kapiert kapitan kapitel kaput kaputt kara karat karate karel karma
karre karriere karte karten kase kasse kassette kat katakana katastrophe kate katherine kathy katzchen katze katzen kauf kaufe
kaufen kauft kaufte kaugummi kaum kaution kay kayak kb kbc keaton keel keelhaul keen keenest keep keepsake keg kehle kehren kehrt
kein keine keinem keinen keinerlei keitaro kekse keller kellner kelly kelp kelso ken kendall kenn kenne kennel kennen
kennengelernt kennenlernen kennenzulernen kennst kennt kent kept kerb kerbside kerchief kerl kerle kern kernel kerosene kerry
kerzen ketchup kette kettle kettledrum kevin key keyboard keyboardists keyhole keynote keystone keystroke keyword kg kgb khaki
khan kick kickback kickball kickboxing kickoff kickstand kid kiddie kiddo kidnap kidney kill killdeer killjoys kiln kilo kilobyte
kilocycle kilogram kilohertz kiloliter kilolitre kilometer kilometre kilometros kilotons kilowatt kilt kim kimono kin kind kinda
kindergarten kindergartner kindern kinderspiel kindest kindhearted kindheit kindle kindlier kindliest kindliness kindred kinetics
kinfolk king kingdom kingfisher kingliest kingmaker kingpin kingship kink kinkier kinkiest kinky kino kinsfolk kinshasa kinship
kinswoman kinswomen kiosk kipper kirche kirk kirsten kiss kissable kissen kissoffs kiste kisten kit kitchen kitchenette
kitchenware kite kitten kitty kiwi kiwifruit klamotten klang klappe klappen klappt klar klaren klasse klauen klavier kleid
kleidung klein kleine kleinen kleingeld kleinigkeit klemme kleptomaniac klienten klimaanlage klinge klingelt klingen klingon
klingt klinik klm klo klopfen kloster klug klutz klutzier klutziest klutzy km knack knall knapp knapsack knarre knast knead knee
kneecap kneel knelt knew knickers knickknack knie knife knight knighthood knightliness knit knitwear knives knob knobbier
knobbiest knobby knochel knochen knock knockabout knockdown knockoffs knockout knoll knopf knot knoten knothole knottier
knottiest knotty know knowable knowledge knowledgeable knowledgeably known knuckle knuckleduster knucklehead koala koch kochen
kocht kodak koder koffer kofferraum kohl kohle kohlrabies kokain kollege kollegen koma kombination komisch komische komm
kommandant kommando komme kommen kommentar kommissar kommst kommt kommunikation komplett komplette kompliment kompliziert konig
konigin konigreich konne konnen konnt konnte konnten konntest konntet konsequenzen kontakt kontakte kontaktieren konto kontrolle
kontrollieren kontrolliert konzentrieren konzentriert konzert koordinaten kopf kopfe kopfschmerzen kopie koramic korb korea
korper korrekt korrektur kosher kosten kostet kostlich kostum kowtow krach kraft krafte krakozhia kram krank krankenhaus
krankenschwester krankenstation krankenwagen krankheit kratzer krawatte kreatur kreaturen krebs kredietbank kredit kreditkarte
kreis kreuz krieg kriege kriegen kriegst kriegt krise krone krusty ks kuche kuchen kudos kugel kugeln kuh kuhlschrank kul kultur
kummer kummere kummern kummerst kummert kumpel kunde kunden kundigen kung kungfu kunst kunstler kurs kurt kurz kurze kurzem
kurzen kurzlich kuss kussen kusst kuste kutsche kw la lab label labios labor laboratoire laboratorio laboratory laborious
laborsaving labour laboursaving labyrinth lac lace lacerate laceration lacewing lacework lacheln lachen lacherlich lachst lacht
lacier laciest lack lackluster lacklustre lacos lacquer lacrosse lacunes lacy lad laddishness lade laden ladle lado ladrao
ladroes ladron ladung lady ladybird ladybug ladyfinger ladylike ladylove ladyship lag lage lagen lagerhaus laggard lago lagoon
lagosta lagrimas lahm laid lain laine lair laissant laisse laissent lait lake lakefront lakeside lama lamasery lamb lambasting
lambda lambert lambkins lambskin lambswool lame lamebrain lament lamentable lamentably lamentation lamento lamest lamina laminate
lamp lampada lampara lampblack lampe lamplight lampoon lamppost lampreys lampshade lana lanca lancamento lancar lance lancee
lancement lancent lanche lanchonete land landen landet landfall landfill landholder landholding landlady landless landline
landlocked landlord landmark landmass landmine landowner landownership landowning landscape landslid landslide landslip landsman
landsmen landward lane lang langage lange langen langoustines langsam langst language langue languid languish languor languorous
langweilig lankier lankiest lanky lanning lantern lanterna lanza lanzamiento lanzar lap lapel lapis lapiz lapse laptop laquelle
lar laranja larceny lard lareira larga largar largate large largehearted largement largest largeur largo largou largue lark
larkspur larm larry larva larvae larynges laryngitis larynx las lascivious lash lasse lassen lasso lasst last lastima lastimado
lastimar lastimarte lata latch latchkeys late latecomer latent lateral latest latex lath lathe latine latitude latrine latter
lattice latticework laud laudable laudably lauf laufe laufen laufenden laufst lauft laugh laughable laughably laughingstock
laughter launch launchpads launder launderette laundry laundryman laundrymen laundrywoman laundrywomen laune laura laureate
laureateship laurel lauren laurent laurette laurie laut lautet lautsprecher lava lavado lavagem lavanderia lavar lavatory
lavender laver lavish lavishest law lawful lawless lawmaker lawn lawnmower lawsuit lawyer lax laxative laxest laxity lay layaway
layman laymen layoff layout layover lazier laziest lazily laziness lazy lazybones lch ldee le lea leach lead leaden leaderless
leadership leaf leafier leafiest leafless leaflet leafstalk leafy league leak leakage leakier leakiest leaky leal lealdade
lealtad lean leanest leao leap leapfrog leapt learn learnt lease leaseback leasehold leash least leastwise leather leatherette
leatherneck leathery leave leb lebe leben lebend lebendig lebst lebt lebte lebten leccion leche lecherous leck lectern lecteur
lectura lecture lectureship led ledge lediglich lee leech leek leela leer leere leeren leerier leeriest leerlo leery leewards
leeway left leftest leftists leftmost leftover leftward leg legacy legado legais legal legale legalement legalise legalistic
legalistically legality legalize legalmente lege legen legend legenda legendaire legendarily legendary legende legerdemain
leggier leggiest leggy legibility legible legibly legion legionaries legionnaires legislate legislateur legislation legislative
legislator legislature legista legit legitima legitimacy legitimate legitime legrand legst legt legte legume lehrer lehrerin lei
leia leib leibwachter leiche leichen leicht leichte leid leiden leidenschaft leidet leido leigh leihen leilao leine leio leise
leiste leisten leistung leisure leisureliness leisurewear leite leiten leitet leitung leitura lejano lejos lektion leland lembra
lembram lembranca lembrar lembre lembrei lembro lembrou lemme lemon lemonade lemongrass lena lenco lencois lend lenda lendemain
lendo length lengthen lengthier lengthiest lengthwise lengthy lengua lenguaje leniency lenient lenning lennox lens lent lenta
lentamente lente lentement lenteur lentil lento leo leopard leopardesses leopold leotard leper leprosy leprous lequel ler lerne
lernen lernout lernst lernt lernte les lesao lesbian lesbiana lesbianism lesbica lese lesen lesion leslie lesquelles lesquels
lessen lesson lest leste let letdown lethal lethargic lethargically lethargy letra letterboxes letterhead letterpress lettre
lettuce letup letzte letzten letztendlich leu leukaemia leukemia leur leute leuten leutnant leva levada levado levam levamos
levando levanta levantar levantarse levantate levante levantem levanten levantou levar levara levaram levarei levaremos levaria
levava leve levee levei level levelheaded levem leverage leviathan levier levitate levitation levity levo levou levy lewd lewdest
lex lexical lexicon ley leyenda leyendo lhe lhm lhnen lhr lhre lhrem lhren li liability liable liaise liaison liam liar lib libel
libellees libelles libellous libelous liberado liberal liberalisation liberalise liberalism liberalization liberalize liberar
liberate liberation liberator liberaux liberdade libere libertad libertar libertarian liberte libertines liberty libido librairie
librarian librarianship library libras libre librement libretto libro licao lice licenca licence licencia licencie licenciement
license lichen licht lick licor licorice lid lida lidando lidar lideranca liderar lidiar lido lie lieb liebe lieben liebhaber
liebling liebst liebsten liebt liebte lied liee lief liefern lieferung liege liegen liegeois liegeoise liegst liegt lien liessen
liest lieu lieutenancy lieutenant lieux life lifebelt lifeblood lifeboat lifebuoy lifeforms lifeguard lifeless lifelike lifeline
lifelong lifesaver lifesaving lifespan lifestyle lifetime lifework lift liftoff liga ligacao ligacoes ligada ligado ligament
ligando ligar ligaram ligarei ligating ligature ligera ligero light lighten lightest lightface lightheaded lighthearted
lighthouse lightning lightproof lightship lightweight ligne ligo ligou ligue liguei likable like likeability likeable likelier
likeliest likelihood likeliness liken likest likewise lila lilac lille lilt lily limao limb limbless limbo lime limelight
limerick limescale limestone limit limitation limite limitee limitent limitless limo limousine limp limpa limpando limpar limpe
limpest limpeza limpia limpiar limpidly limpieza limpio limpo lin linc linchpin linda lindo lindsay line linea lineage lineaire
lineally linear linebacker linefeed linen linesman linesmen lineup linge lingerie lingo lingua linguagem linguist linguistic
linguistically linguistique linha linie liniment link linkage linke linken linoleum lint linterna linus lio lion lionel
lionhearted lip lippen lipstick liquefy liqueur liquid liquidate liquidation liquidator liquide liquidite liquido liquor
liquorice lire lisa lisbonne lisp lisse list lista liste listen listenable listless listo lit litany lite literacy literal
literalmente literariness literary literate literatura literature lithe lithesome lithest lithium litigate litigation litige
litre litros litteraire litteralement litterature litterbug little littlest liturgical liturgy livable live liveable livelier
liveliest livelihood liveliness livelong liven liveries liverwort livest livestock livid livraison livrar livre livrent livret
livro lixo liz lizard lizzie lj ll llama llamaba llamaban llamada llamado llamame llamamos llaman llamando llamar llamara llamare
llamaremos llamaria llamarla llamarlo llamarme llamaron llamarte llamaste llame llameme llamen llamo llave llega llegada llegado
llegamos llegan llegando llegar llegara llegaran llegare llegaremos llegaron llegaste llego llegue lleguemos lleguen llena llenar
lleno lleva llevaba llevado llevame llevamos llevan llevando llevar llevara llevaran llevare llevaremos llevaria llevarla
llevarlo llevarme llevarnos llevaron llevarse llevarte llevaste llevate lleve lleven llevenselo llevo llora llorando llorar
llores llover lloviendo lloyd lluvia lm ln lo load loadable loaf loam loan loansharking loanword loath loathe loathsome loaves
lob lobby lobbyist lobe lobo lobotomise lobotomy lobster loca locais local locale localisation localise locality localizacao
localizar localize locataire locate location locators locaux locavores loch lock lockable locke locket lockouts locksmith
lockstep loco locomotion locomotive locoweed locura locust locutor lodge loffel loft loftier loftiest loftiness lofty log
logarithm logarithmic logbook logement loggerhead logic logica logical logician logiciel logico logique logiquement logistical
logistics logistique logjam logo logotype logra logrado logramos lograr lograrlo lograste logre logro lohn lohnt loi loin
loincloth loira loisirs loiter loja lola loll lollipop london londres lone lonelier loneliest loneliness lonesome long longa
longboat longbows longe longest longevity longhair longhand longhorn longhouse longish longitude longitudinal longo longshoreman
longshoremen longsighted longstanding longtemps longtime longue longuement longueur longways look lookalike lookout loom loon
loonie looniest loony loop loophole loose loosen loosest loot lop lope lopsided lord lorde lordliest lordliness lordship lore
lorry lors lorsqu lorsque los loschen lose losen losgehen loslassen lossless lost losung loswerden loszuwerden lot lote loteria
lotion lottery lotus lou louca louco loucura loud loudest loudhailer loudmouth loudspeaker loue louie louis lounge lourd lourde
lourdement louse lousier lousiest lousy louvain lovable love lovebird lovechild loveless lovelier loveliest loveliness lovemaking
lovesick low lowbrow lowdown lowercase lowermost lowest lowlier lowliest loyal loyalest loyalists loyalitat loyalty loyer lozenge
ls lsso lst ltd lu lua lubricant lubricate lubrication luc luce lucha luchador luchando luchar lucid lucidity luck luckier
luckiest luckily luckless lucky lucrative lucro lucy ludicrous ludique luego luf luft lug lugar luge lugen luggage lugner
lugnerin lugsails lugst lugt lugubrious lui lujo luke lukewarm lull lullaby lumber lumberjack lumberman lumbermen lumberyard
luminary lumineux luminous lump lumpier lumpiest lumpy luna lunacy lunar lunatic lunch lunchbox luncheon luncheonette lunchroom
lunchtime lundi lune lunettes lung lunge lungen lungfish lupin lupine lurch lure lurid lurk luscious lush lushest lust lusterless
lustfully lustier lustiest lustig lustige lustre lustreless lustrous lusty luta lutador lutamos lutando lutar lute luther luthor
luto lutou lutte luva lux luxe luxembourg luxembourgeois luxembourgeoise luxo luxuriant luxuriate luxurious luxury luz lvmh lydia
lye lying lymph lymphatic lymphoma lynch lynn lyon lyonnais lyonnaise lyre lyrebird lyric lyrical lyricist ma maastricht mac maca
macabre macaco macadamias macadamise macaques macaroni macarrao mace macerate maceration mach machado mache machen machete
machinates machine machinery machinist macho machst macht machte machten machtig machuca machucado machucando machucar machucou
machuque machuquei macintosh mackerel maconha macro macrocosm macroeconomic macroscopic mad madam madame madcap madchen madden
maddest made madeira madel mademoiselle madera madhouse madison madman madmen madre madrid madrina madrugada mae maelstrom
maestra maestro mag magasin magazin magazine magen magenta maggot magia magic magica magical magician magicking magico magie
magique magistrat magistrate magnanimity magnanimous magnate magnesium magnet magnetic magnetically magnetique magnetise
magnetism magnetize magneto magnetometer magnetosphere magnifica magnification magnificence magnificent magnifico magnifique
magnify magnitude magnolia magnum mago magoar magpie magritte magro magst mahogany mai maid maiden maidenhair maidenhead
maidenhood maidservant maigre mail mailbags mailbox maillots mailman mailmen mailshot maim main mainframe mainland mainline
mainmast mainsail mainspring mainstay mainstream maintain maintainability maintainable maintenance maintenant maintenir maintenu
maintenue maintien maintient maintops maio maior maioria maison maisonette maiz maize majestad majestade majestat majestic
majestically majesty majeur majeure major majoration majore majorette majoritaire majorite majority make makeover makeshift
makeup makeweight makoto mal mala malade maladie maladjusted maladroit malady malaise malaisie malamute malaria malcolm maldad
maldade maldicao maldicion maldita maldito male malediction malefaction malefactor malen malentendido maleta maletero maletin
malevolence malevolent malformed malfunction malgre malheur malheureusement malheureux malice malicious malign malignancy
malignant malines mall mallard malleability malleable mallet malnourished malnutrition malo malpractice malt maltreat maluca
maluco malvada malvado mama mamae maman mami mamita mamma mammal mammalian mammoth man manacle manage manageability manageable
management manageresses managerial manana manatees mancha manche manchmal manda mandado mandam mandamuses mandando mandar
mandaram mandarei mandarin mandaron mandat mandate mandatory mande mandei mandible mando mandolin mandou mandrake mandrill mandy
mane maneira maneiro maneja manejando manejar manejarlo manejo manera maneuver maneuverability maneuverable manfully manga mange
mangetout mangier mangiest manginess mangle mango mangrove mangy manha manhandle manhattan manhole manhood manhunt mani mania
maniac maniacal manic manically manicomio manicure manicurist manieren manifest manifestation manifeste manifestement manifestent
manifesto manifold manikins manipulate manipulation manipulative manipuliert mankind manlier manliest manliness mann mannequin
mannerism mannern mannish mannschaft manny mano manoeuvre manometer manor manpower manquait manque manquent mansao manservant
mansion manslaughter manta manteau manteiga mantel mantelpiece mantelshelf mantelshelves mantem manten mantendo mantenerlo
mantenerte mantenga mantengan mantenganse mantenha mantenham mantenimiento mantente mantequilla manter manteve mantido mantiene
mantienen mantissas mantle mantra manual manuel manufacture manure manuscript manutencao many manzana mao map mapa maple mapmaker
maquiagem maquillage maquillaje maquina mar marabout marathon maravilha maravilhosa maravilhoso maravilla maravillosa maravilloso
marble marbre marc marca marcada marcado marcador marcar marcel march marcha marchand marchandises marchar marcharse marche
marchen marchioness marcho marco marcou mardi mare margarine marge margem margin marginal marginalised marginalises marginalising
mari maria mariachi mariage marian marianne marica maricon marido marigold marihuana marijuana marilyn marina marinade marinate
marination marine marinero marinha marinheiro mario marionette mariposa mariscal marissa marital maritime mark markdown marke
market marketability marketable marketeer marketplace marksman marksmanship marksmen markt markup marmalade maroc maroon marque
marquee marriage marriageability marriageable marrom marrow marry marsh marshal marshier marshiest marshland marshmallow marshy
marsupial mart marte martelo martensite martial martillo martin martine martingale martyr martyrdom marvel marvellous marvelous
marvin mary marzo mas masa masacre masaje mascara maschine maschinen mascot mascota masculin masculine masculinity masculino mash
masiva mask maske masochism masochist masochistic masochistically mason masonry masque masquerade massa massacre massage massagem
masse masseur masseuse massif massive massivement mast masterclass masterful mastermind masterpiece masterstroke masterwork
mastery masthead masticate masturbate masturbation mat mata matado matador matalo matam matame matamos matan matando matar matara
mataram mataran matare matarei mataria matarla matarlo matarme matarnos mataron matarte mataste match matchbook matchbox
matchless matchlock matchmaker matchmaking matchstick matchwood mate matei matem matematica maten materia materiais material
materialise materialism materialist materialistic materialistically materialize materiau materiaux materiel maternal maternity
math mathematical mathematician mathematics matin matinee mato matou matriarch matriarchal matriarchy matrices matriculate
matriculation matrimonial matrimonio matrimony matrix matron matt matte mattress matty mature maturest maturite maturity mau
maudlin maul mause mausoleum mauvais mauvaise mauve maux maverick mawkish max maxi maxim maxima maximal maximale maximise
maximize maximo maximum may maya maybe mayday mayhem mayo mayonnaise mayor mayoria maystadt maze mb mccoy mcdonald mcgee mckay me
meadow meadowlark meager meagre meal mealier mealiest mealtime mealy mealybugs mealymouthed mean meander meanest meaningful
meaningless meant meantime meanwhile mear measles measlier measliest measly measurable measure measureless measurement meat
meatball meathead meatier meatiest meatless meatloaf meatloaves meatpacking meaty mecanico mecanique mecanisme mecanismo mecca
mechanic mechanical mechanisation mechanise mechanism mechanization mechanize medaille medal medalha medalist medalla medallion
medallist meddle meddlesome medecin medecine media median medianoche mediate mediation mediatique mediator medica medicacao
medicacion medical medicale medicament medicamentos medicate medication medicaux medicina medicinal medicine medico medida medien
medieval medievalists medikamente medio mediocre mediocrity mediodia meditate meditation mediterranee medium medizin medizinische
medley medo meek meekest meer meet meetinghouse mefiance meg megabyte megalomania megalomaniac megan megaphone megaton mehr
mehrere mei meia meile meilen meilleur meilleure mein meine meinem meinen meinetwegen meinst meint meinte meinung meio meiste
meisten mejor mejorando mejorar mel melamine melancholy melange melanie meld melde melden meldet meldung melee melhor melhorando
melhorar melhorou mellow mellowest melodic melodically melodie melodious melodrama melodramatic melodramatically melody melon
melt meltdown melvin member membership membrane membre membro memento memo memoir memoire memorabilia memorable memorably
memorandum memoria memorial memorialized memorializes memorializing memorise memorize memory men menace menage menagerie menagers
mencionar menciono mencionou mend mene menee menelao menfolks menge menial menina meningitis menino menopause menor menorah menos
mensageiro mensagem mensagens mensaje mensajero mensch menschen menschheit menschlich menschliche menschlichen menservants
menstrual menstruate menstruation mensuel mensuelle menswear mental mentalists mentalite mentality mente menthol menti mentido
mentindo mention mentir mentira mentirosa mentiroso mentiste mentiu mentor menu menudo meow mer mercado mercadoria mercancia
mercantile mercedes mercenary merchandise merchant merchantable merchantman merchantmen merci merciful merciless mercredi mercury
mercy merda mere merece merecem merecen merecia mereco meredith merest merezco merge mergulho meridian meringue merit merite
meritent meritissima meritissimo merke merken merkt merkte merkwurdig mermaid merrier merriest merrill merrily merriment
merriness merry merrymaker merrymaking merveille merveilleux mes mesa mesdames mesh mesma mesmerise mesmerize mesmo mesquite
message messenger messier messiest messiness messmate messy mestre mesure met meta metabolic metabolically metabolism metacarpals
metadata metade metal metalanguage metall metallic metallique metallurgist metallurgy metalwork metamorphose metamorphosis
metaphor metaphorical metaphysical metaphysics metastases metastatic metatheses metathesis metaux mete meteor meteoric
meteorically meteorite meteorological meteorologist meteorology meterme meterse meterte metete meteu methadone methane method
methode methoden methodical methodological methodology meti meticulous metida metido metieron metio metiste meto metodo metre
metric metrically metricates metro metronome metropolis metropolitan mettant mettent metteur mettle mettlesome mettra mettre meu
meuble meurt meurtre meuse mew mexa mexe mexendo mexeu mexicain mexicaine mexicano mexico mexikaner mexiko mexique mezcla
mezzanine mhm mhz mi mia miaow micah mice mich michael michel michelin michigan microbe microbiology microchip microcode
microcomputer microcosm microfiche microfilm microfone microfono micrometer micrometre microorganism microphone microprocesseur
microprocessor microscope microscopic microscopically microsecond microsoft microwave microwaveable midair midday middle
middlebrow middleman middlemen middlemost middleweight mide midget midi midia midnight midriff midst midstream midsummer midterm
midway midweek midwife midwiferies midwinter midwives miedo miel miembro mien mientas miente mientras miercoles mierda mies miete
mieux miff might mightier mightiest mighty mignon mignonette migraine migrant migrate migration migratory miguel mijar mike mikey
mil miladies milagre milagro milan milch mild mildest mildew mile mileage milepost milestone milhao milhares milhas milho
milhouse milieu milieux militaire militancy militant militar militarily militarism militarists military militate militia
militiaman militiamen milk milkier milkiest milkmaid milkman milkmen milkshake milksops milkweed milky mill millas mille
millenaire millennia millennium millesime milliard milliarden millibars millier milligram milliliter millilitre millimeter
millimetre milliner millinery million millionaire millionen millionth millipede millisecond millon millpond millrace millstone
millstream millwright milo milometer milord mim mime mimic mimicked mimicking mimicry min mina minatory mince mincemeat mind
mindbogglingly mindestens mindful mindless mindsets mine minefield mineral minesweeper mineur mingle minha mini miniature
minibars minibike minibus minicabs minicams minicomputer minima minimal minimale minimalism minimalist minime minimise minimize
minimo minimum minion miniseries miniskirt minister ministerial ministerio ministrations ministre ministro ministry minivan mink
minnow minor minoritaire minorite minority minsters minstrel mint minta mintiendo mintier mintiest mintio minty minuet minus
minuscule minute minuteman minutemen minuten minutest minuto mio mir mira miraba miracle miraculous mirad mirada mirado mirage
miralo mirame miran miranda mirando mirar mirate mire miren miro miroir mirror mirth mirthfully mirthless mis misa misaddress
misadventure misaligned misalignment misalliance misapplication misapply misapprehend misapprehension misappropriate
misappropriation misbehave misbehavior misbehaviour miscalculate miscalculation miscalled miscalling miscalls miscarriage
miscarry miscasting miscasts miscellaneous miscellany mischance mischief mischievous mischung miscible miscommunication
misconceive misconception misconduct misconstruction misconstrue miscount miscreant miscuing misdealing misdeals misdealt misdeed
misdemeanor misdemeanour misdiagnose misdiagnosis misdirect misdirection misdoing mise miserable miserably miseravel miseria
misericordia miserliness misery misfiled misfiles misfiling misfired misfires misfiring misfit misfortune misgiving misgovern
misgovernment misguidance misguide mishandle mishap misheard mishearing mishears mishitting misidentify misil misinform
misinformation misinterpret misinterpretation mision misjudge misjudgement misjudgment mislabel mislaid mislay mislead misled
misma mismanage mismanagement mismatch mismo misnamed misnames misnaming misnomer misogynist misogyny misplace misplacement
misplayed misplaying misplays misprint misprision mispronounce mispronunciation misquotation misquote misread misreport
misrepresent misrepresentation misruled misrules misruling missa missao misseis misshape misshapen missil missile mission
missionary missive missoes misspeak misspell misspend misspent misspoke misspoken misstate misstatement misstep missuses
missverstandnis mist mistake mistaken misterio misteriosa misterioso mistier mistiest mistimed mistimes mistiming mistiness
mistkerl mistletoe mistook mistranslated mistreat mistreatment mistress mistrial mistrust mistrustful miststuck mistura misturar
misty mistype misunderstand misunderstood misuse mit mitad mitarbeiter mitbringen mitch mite miteinander mitgebracht mitgefuhl
mitgenommen mitglied mitigate mitigation mitkommen mitleid mitmachen mitnehmen mito mitspielen mitt mittag mittagessen mitte
mitteilen mittel mitten mitternacht mitterrand mittwoch mix mixte mixture miyazawa mm mme mmhmm mmm mnemonic mnemonically mo moan
moat mob mobel mobile mobilier mobilisation mobilise mobilite mobility mobilization mobilize mobistar mobsters mobutu moca
moccasin mochila mochte mochten mochtest mocinha mock mockery mockingbird mod moda modal modalites mode model modell modelo modem
moderate moderation moderator modere moderee modern moderna moderne modernisation modernise modernists modernite modernity
modernization modernize moderno modest modeste modesty modicum modification modifie modifiee modify modo modular modulate
modulation module modulo moe moeda moeurs moge mogen moglich mogliche moglichen moglicherweise moglichkeit moglichkeiten
moglichst mohair moi moindre moins moist moisten moistest moisture moisturiser moisturizer moitie mojado molar molasses mold
moldboard moldier moldiest moldy mole molecular molecule molehill moleque moleskin molest molesta molestado molestando molestar
molestaria molestation moleste molestia molesto molhado molho mollify mollusc mollusk molt molten mom moment momentan momentarily
momentariness momentary momente momento momentous momentum mommy mon mona monarch monarchists monarchy monastery monastic
monastically monat monate monaten monaural monch mond monde mondial mondiale mondialisation mondiaux moneda monetaire monetarism
monetary money moneybags moneyboxes moneylender moneymaker moneymaking mongered mongering mongoose mongrel monica monies moniker
moniteur monitor monje monk monkey monkeyshine monkshood monnaie mono monochrome monocles monocotyledons monocular monodies
monogamous monogamy monogram monograph monolingual monolith monolithic monologue monomania monomaniac monomaniacal monomers
mononucleosis monoplane monopole monopolisation monopolise monopolization monopolize monopoly monorail monosyllable monotheist
monotone monotonic monotonically monotonous monotony monoxide monroe monsieur monsoon monster monstrance monstre monstro
monstrosity monstrous monstruo montag montage montagne montana montanha montant montar monte montee montent month monton montre
montrent monty monument monumental moo mooch mood moodier moodiest moodily moodiness moody moon moonbeam moonless moonlight
moonlit moonscape moonshine moonshot moonstone moonstruck moonwalk moor moore moorhens moorland moose moot mop mope mora
moradores moral morale moralist moralistic moralistically morality moralized moralizer moralizes moralizing moram morando morar
morass moratorium morava morbid morceau morceaux mord mordantly mordants morde mordeu mordida mordido mordio mordor more moreover
morfina morgen morgue morir morira moriran morire moriremos moriria morn moro moron moronic moronically morose morphine
morphology morra morre morrem morrendo morrera morreram morreria morreu morri morrido morro morsel mort morta mortais mortal
mortality mortar mortarboard morte mortgage mortician mortification mortify morto mortuary mosaic mosca moscou moscu moses moskau
mosque mosquito moss mossback mossier mossiest mossy most mostra mostram mostrando mostrar mostrare mostrarei mostrarle mostrarte
mostre mostrei mostro mostrou mot motel moteur moth mothball motherboard motherfucker motherfucking motherhood motherland
motherless motherliness motif motion motionless motiv motivate motivation motivator motive motiveless motivo motley motlier
motliest moto motocross motor motorbike motorboat motorcade motorcar motorcycle motorcyclist motorise motorist motorista motorize
motorman motormen motormouth motorola motorrad motorway mottle motto mould mouldier mouldiest mouldy moules moult mound mount
mountable mountain mountaineer mountainous mountainside mountaintops mourir mourn mournful mouscron mouse mousetrap mousier
mousiest mousse mousseline moustache mousy mouth mouthfeel mouthful mouthpiece mouthwash mouthwatering mouvement mova movable
move moveis movement movendo moverse movie moviendo movil movimento movimiento mow moyen moyennant moyenne mozart mr mrs ms mu
much mucha muchacha muchacho muchisimas muchisimo mucho muck muckrake mucous mucus mud muda mudado mudam mudamos mudanca mudando
mudar mudara mudaram mudaria muddier muddiest muddle muddleheaded muddy mude mudei mudo mudou mudslide mudslinger mudslinging
muebles muelle muera mueran muere mueren muero muerta muerte muerto muestra muestrame muestran muestre mueva muevan muevanse
mueve mueven muevete muff muffin muffle mug muggier muggiest mugginess muggy mugshots muhe muita muitissimo muito mujer mulatto
mulch mulder mule muleskinner mulher mull mullioned mullions multa multi multichannel multicolored multicoloured multicultural
multidao multidimensional multidisciplinary multifaceted multifamily multiform multigrain multilateral multilayered multilevel
multimedia multimillionaire multinational multinationale multipart multiparty multiplayer multiple multiplex multiplication
multiplicative multiplicity multiplie multiplient multiply multiprocessing multiprocessor multipurpose multiracial multistage
multistory multitasking multitud multitude multiverse multivitamin multiyear mum mumble mummify mummy mumps munch munchies
munchkins mund mundane mundial mundo muneca muneco municao municiones municipal municipality munition munze mur mural muralists
muralla murder murderesses murderous muriendo muriera murieron murio murkier murkiest murky murmur muro murray muscle musclebound
muscleman musclemen muscular musculos muse musee museo musettes museu museum mush mushier mushiest mushroom mushy music musica
musical musicale musician musicianship musicien musico musicological musik musique musk muskellunge muskeln musket musketeer
muskmelon muskoxen muskrats muss mussel mussen musst musste mussten musstest must mustache mustang mustard mustier mustiest musty
musulmans mut mutability mutable mutant mutante mutate mutation mute mutest mutig mutilate mutilation mutinous mutiny mutt mutti
mutton muttonchops mutual mutuamente mutze muy muzzle my myers myopic myopically myriad mys myself mysterieux mysterious mystery
mystic mystical mysticism mystify mystique myth mythe mythical mythique mythological mythology na nab nacao nacer nach nachbar
nachbarn nachbarschaft nachdem nachdenken nachgedacht nachmittag nachricht nachrichten nachsehen nachste nachsten nacht nachte
nachzudenken naci nacido nacimiento nacio nacion nacional naciste nacken nackt nacoes nada nadar nadel nadia nadie nag nah nahe
nahern nahert nahm nahmen nahrung nail nailbrush naissance naiv naive naivest naivete naivety naja naked name nameable namedrop
nameless namen nameplate namesake namlich namorada namorado namorando namorar namoro namur nancy naniten nannte nannten nanny
nanu nao naomi nap napalm nape napkin napoleon nappes nappier nappiest nappy naquela naquele naranja narbe narben narc narcissism
narcissist narcissistic narcissus narcoses narcotic narcoticos narices nariz nark narr narrate narration narrative narrator
narren narrow narrowest narusegawa nas nasa nasal nasalized nasalizes nasalizing nascer nasceu nasci nascido nascimento nasdaq
nase nastier nastiest nastily nastiness nasty natal nathalie nation national nationale nationalisation nationalise nationalism
nationalist nationalistic nationalistically nationalite nationality nationalization nationalize nationaux nationhood nationwide
native nativity nattered nattering nattier nattiest nattiness natty natur naturais natural naturaleza naturalisation naturalise
naturalist naturalization naturalize naturalmente nature naturel naturelle naturellement natureza naturists naturlich naught
naughtier naughtiest naughtily naughtiness naughty nausea nauseate nauseous nautical navaja naval nave navegar navel navidad
navigable navigate navigation navigational navigator navio navire navorski navy nay naysayer nazi nazista nc ndlr ne neal
neanmoins near nearby nearest nearshore nearside nearsighted neat neatest nebel neben nebenan nebenbei nebula nebulae nebulous
necesaria necesario necesidad necesita necesitaba necesitamos necesitan necesitar necesitara necesitare necesitaremos necesite
necesito necessaire necessairement necessaria necessariamente necessarily necessario necessary necessidade necessita necessitate
necessite necessitent necessity neck neckband neckerchief necklace neckline necktie necrophilia necroterio nectar nectarine ned
nederland nee need needfully needier neediest needle needlepoint needlewoman needlewomen needlework needy neerlandais
neerlandaise neffe negar negate negatif negation negativ negative negativo neglect neglectful negligeable negligee negligence
negligent negliger negligible negociar negociation negocie negocio negotiable negotiate negotiation negotiator negra negro nehm
nehme nehmen nehmt neige neigh neighbor neighborhood neighborliness neighbour neighbourhood neighbourliness nein neither nela
nele nelson nem nemo nen nena nene nenhum nenhuma nenn nenne nennen nennst nennt neo neon neonates neophyte nephew nepotism ner
nerd nerdier nerdiest nerdy nerve nerveless nerven nervengas nerveux nervios nerviosa nervioso nervos nervosa nervoso nervous
nervt nes nessa nesse nest nesta neste nestle net neta nether nethermost netherworld neto netscape nett nette nettement netten
nettle nettlesome nettoyage nettoyer network netz neu neue neuen neuf neugierig neuigkeiten neulich neun neural neurological
neurologist neurology neuron neuroses neurosis neurotic neurotically neuter neutral neutralisation neutralise neutralists
neutrality neutralization neutralize neutre neutron neuve neve nevermore nevertheless new newbie newborn newcomer newest
newfangled newfound newlywed newman newport newsagent newsboys newscast newsdealer newsflash newsgirl newsgroup newshound newsier
newsiest newsletter newspaper newspaperman newspapermen newspaperwoman newspaperwomen newspeak newsprint newsreader newsreel
newsroom newsstand newsweekly newswoman newswomen newsworthiness newsworthy newsy newt newton next nez ni nibble nice nicest
nicety nich niche nicht nichte nichtmal nick nickel nickname nicolas nicotine nido nie niebla niece nieder niederlage niedlich
niega niego niemals niemand niemandem niemanden nier nieto nieve niftier niftiest nifty nigger niggle nigh night nightcaps
nightclothes nightclub nightdress nightfall nightgown nighthawk nightie nightingale nightlife nightlight nightlong nightmare
nightmarish nightshade nightshirt nightspot nightstand nightstick nighttime nightwatchman nightwatchmen nightwear nike nikita
nikkei nikki nil nimble nimblest nimbly nimm nimmst nimmt nina nincompoop nine ninepins ninera nineteen nineteenth ninetieth
ninety ninguem ningun ninguna ninguno ninho ninita ninja ninny nino ninth nip nippier nippiest nipple nippon nipponne nippy
nirgends nirgendwo nirgendwohin nissan nisso nisto nit nitrate nitrogen nitwit niveau niveaux niveis nivel nivelles nix nixon nlg
nm no nobel nobility noble nobleman noblemen noblesse noblest noblewoman noblewomen nobly nobody nobre nocao noch noche nochmal
nocturnal nocturno nod node noel noes noir noire noise noiseless noisemaker noisier noisiest noisily noisiness noisy noite noiva
noivado noivo noix nojento nojo nolan nom nomad nomadic nombre nombreuses nombreux nome nomenclature nominal nominate nomination
nominative nominee nomme non nonchalance nonchalant noncommittal nonconformist nondairy nondenominational nondescript none
nonentity nonesuch nonetheless nonevent nonexistent nonfat nonfattening nonfiction nonflammable nonintervention nonpartisan
nonplus nonprofit nonprofitable nonproliferation nonrefundable nonrenewable nonresident nonscoring nonsense nonsensical nonsexist
nonsmoker nonsmoking nonspeaking nonstandard nonstarter nonstick nonstop nonstriking nontrivial nonverbal nonviolence nonviolent
noodle nook noon noontide noontime noose nope nor nord norden norm norma normais normal normalcy normale normalement normalen
normalerweise normalisation normalise normality normalization normalize normalmente norman normative norme norte norteamericanos
north northbound northeast northeasterly northeastern northeastward northerly northern northernmost northward northwest
northwesterly northwestern northwestward nos nose nosebags nosebleed nosecone nosedive nosegays nosier nosiest nosotras nosotros
nossa nosso nostalgia nostalgic nostalgically nostalgie nostril nosy not nota notable notably notado notaire notamment notar
notaries notarise notarized notarizes notarizing notating notation notaufnahme notavel notch note notebook notei notelets noten
notepads notepaper noteworthiness noteworthy notfall nothing notice noticeable noticeably noticeboard noticia noticiario
notification notify notig notion notional notizen notons notoriete notoriety notorious notou notre nottingham noturno notwendig
notwithstanding nougat nought noun nourish nourishment nourrir nourrit nourriture nous nouveau nouveaute nouveaux nouvel nouvelle
nova novamente novato nove novel novela novelette novelist novelized novelizes novelizing novell novelty november novembre
novembro novia novice novidade noviembre novio novo now nowadays nowhere noxious noyau nozzle nr ns nsa nt nu nua nuance nubes
nuchtern nucleaire nuclear nuclei nucleo nucleoside nucleotide nucleus nude nudeln nudest nudge nudist nudity nudos nuestra
nuestro nueva nuevamente nueve nuevo nugget nuisance nuit nuke nul null nulle nullement nullify num numa numb numberless numbest
numbskull numerable numeral numerate numerator numeric numerical numerique numero numerous nummern nun nunca nuptial nur nurse
nurselings nursemaid nursery nurseryman nurserymen nurture nusse nut nutcracker nutmeg nutrient nutriment nutrition nutritional
nutritionists nutritious nutshell nutte nuttier nuttiest nutty nutzen nutzlich nutzlos nutzt nuvem nuvens nuzzle ny nylon nymph
nymphomania nymphomaniac nzd oaf oak oar oarswoman oarswomen oases oasis oat oath oatmeal ob obcecado obedecer obedience obedient
obelisk oben oberflache oberst obese obesity obey obfuscation obispo obituary obiwan objecao objecion object objectif objection
objectionable objectionably objective objectivity objector objekt objet objetivo objeto obligado obligataire obligate obligation
obligatoire obligatoirement obligatory oblige oblique obliterate obliteration oblivion oblivious oblong obnoxious oboe obra
obrigacao obrigada obrigado obscene obscenest obscenity obscure obscurest obscurity observa observable observacao observacion
observance observando observant observar observateurs observation observatory observe obsesionado obsess obsessao obsession
obsessionally obsessive obsolescence obsolescent obsolete obstacle obstetrician obstetrics obstinacy obstinate obstruct
obstruction obstructionists obstructive obtain obtainable obtener obtenir obtention obtenu obtenue obter obtient obtrusive obtuse
obtusest obviamente obvio obvious obwohl ocasiao ocasion occasion occasional occidental occidentale occidentaux occult occultists
occupait occupancy occupant occupation occupational occupe occupee occupent occupy occur occurrence ocde ocean oceanfront
oceangoing oceanic oceano oceanographer oceanographic oceanography ocho ocidental ocorre ocorreu octagon octagonal octal octave
octobre octopus octroi octroye octubre ocular oculos oculta ocultar oculto ocupada ocupado ocupare ocupo ocurra ocurre ocurrido
ocurriendo ocurrio ocurrir ocurrira odd oddest oddity ode odeia odeiam odeio oder odia odiaba odian odiar odiava odie odio odious
odometer odor odorless odour odourless odyssey oeil oesophagi oesophagus oeste oestrogen oeufs oeuvre of ofen ofender ofensa
oferece oferecendo ofereceu oferta off offbeat offen offenbar offence offend offenen offense offensichtlich offensive offentlich
offentliche offentlichen offentlichkeit offert offerte offertory offhand office officeholder official officiate officiel
officielle officiellement officious offiziell offizier offload offne offnen offnet offrant offre offrent offrir offset offshoot
offshore offspring offstage oficiais oficial oficialmente oficina oficio ofrece ofrecio ofrezco oft often oftenest oftentimes
ogle ogre ogro oh ohh ohio ohm ohne ohnehin ohnmachtig ohr ohren ohs oi oido oiga oigan oigo oil oilfield oilier oiliest oilskins
oily oimos oink ointment oir oirlo oirme oirte oiseaux oiste oito ojala oje ojo ok okay oked oking okra oks oktober ola old olden
oldest oldie oldsters oleo oleomargarine oler olfactory olha olhada olham olhando olhar olhava olhe olhei olhem olho olhou olive
olivetti olivia olivier olor olvida olvidado olvidalo olvidar olvidare olvidarlo olvidaste olvidate olvide olvidemos olviden
olvido olympique oma omar ombre ombro ombudsman ombudsmen omega omelet omelette omen ominous omission omit omnibus omnipotence
omnipotent omnipresent omniscience omniscient on once oncoming onda onde one onereux onerous oneself onetime ongles ongoing
onibus onion onionskin onkel onkelinx online onlooker only onomatopoeia onrush onset onslaught onss ont ontem onto ontological
onu onward onze oodles ooh oops ooze op opa opal opalescent opaque opaquest opcao opcion opcoes opel open opencast openest
openhanded openhearted openwork opera operable operacao operacion operacoes operand operar operate operateur operatic
operatically operation operational operationen operationnel operationnelle operative operator opere operiert opfer opfern
ophthalmologist ophthalmology opina opiniao opinioes opinion opinionated opium oportunidad oportunidade opossum oposto opponent
opportun opportune opportunism opportunist opportunistic opportunistically opportunite opportunity oppose opposite opposition
oppress oppression oppressive oppressor opt opte optic optical optician optima optimal optimale optimisation optimise optimism
optimisme optimist optimiste optimistic optimistically optimization optimize optimo optimum option optional optique optometrist
optometry opulence opulent opus or ora oracao oracion oracle oracoes oral orange orangeries orangutan oration orator oratory
orbit orbita orbital orcamento orchard orchestra orchestral orchestrate orchestration orchid orcos ordain ordeal ordem orden
ordena ordenado ordenador ordenar ordeno ordenou ordentlich order orderliness ordinaire ordinal ordinance ordinarily ordinary
ordinateur ordination ordnung ordre ore oreille oreja orelha orfanato organ organelle organic organically organisateurs
organisation organisational organise organisee organisieren organisiert organism organisme organist organizacao organizacion
organizado organizar organization organizational organize organos orgaos orgasm orgulho orgulhosa orgulhoso orgullo orgullosa
orgulloso orgy ori orient orientacao oriental orientale orientalists orientate orientation orientee orifice origem origen origin
originaire original originale originalite originality originate originator originaux origine orilla orina orinar oriole orleans
ornament ornamental ornate ornithologist ornithology oro orphan orphanage ort orte orten orthodontics orthodontist orthodox
orthodoxy orthogonal orthogonality orthography orthopaedics orthopedics os osborne oscillate oscillation oscilloscope oscura
oscuridad oscuro ose oskar osmosis oso osso osten ostende ostensible ostensibly ostentation ostentatious ostracise ostracism
ostracize ostrich otan otario otaru other otherwise otherworldly otima otimo otono otra otro otter otto ottomans ou oublie
oubliettes oubliez ouca oucam ouch ouco ouest ought oui ounce our ouro ourselves ousa oust out outage outback outbid outbound
outbreak outburst outcast outclass outcome outcrop outcry outdated outdid outdistance outdo outdone outdoor outermost outerwear
outfield outfit outgoing outgrew outgrow outgrown outgrowth outhouse outil outlaid outlandish outlast outlaw outlay outlet
outline outlive outlook outlying outmaneuver outmanoeuvre outmoded outnumber outono outpatient outperform outplacement outpost
outpouring output outra outrage outrageous outran outranking outre outreach outright outro outrun outscore outselling outset
outshine outshone outside outskirt outsmart outsource outspending outspends outspoken outstanding outstation outstretch outstrip
outubro outward outweigh outwit ouve ouvert ouverte ouverture ouvi ouvido ouvimos ouvindo ouvir ouviram ouviu ouvrage ouvrant
ouvre ouvrier ouvrir ova oval ovarian ovary ovation ovejas ovelhas oven ovenbird ovenproof ovenware over overabundance
overabundant overachieve overacted overacting overactive overacts overages overaggressive overall overambitious overanxious
overarching overarmed overarming overarms overate overattentive overawed overawes overawing overbalance overbear overbidding
overbids overbite overblown overboard overbold overbook overbore overborne overbought overbuild overbuilt overburden overbuying
overbuys overcame overcapacity overcapitalise overcapitalize overcareful overcast overcautious overcharge overcloud overcoat
overcome overcompensate overcompensation overconfidence overconfident overconscientious overcook overcritical overcrowd
overdecorate overdependent overdevelop overdid overdo overdone overdose overdraft overdraw overdrawn overdress overdrew overdrive
overdubbed overdubbing overdubs overdue overeager overeat overeaten overemotional overemphasis overemphasise overemphasize
overenthusiastic overestimate overestimation overexcite overexercise overexert overexertion overexpose overexposure overextend
overfeed overfill overflew overflies overflight overflow overflown overflying overfond overfull overgeneralise overgeneralize
overgenerous overgraze overgrew overground overgrow overgrown overgrowth overhand overhang overhasty overhaul overhead overhear
overheard overheat overhung overindulge overindulgence overindulgent overinflated overjoy overkill overladen overlaid overlain
overland overlap overlarge overlay overleaf overlie overload overlong overlook overlord overmanned overmanning overmaster
overmodest overmuch overnice overnight overoptimism overoptimistic overpaid overparticular overpass overpaying overpays overplay
overpopulate overpopulation overpower overpraise overprecise overprice overprint overproduce overproduction overprotect
overprotective overqualified overran overrate overreach overreact overreaction overrefined overridden override overripe overrode
overrule overrun oversampling oversaw overseas oversee overseen oversell oversensitive oversexed overshadow overshare overshoe
overshoot overshot oversight oversimple oversimplification oversimplify oversize oversleep overslept oversold overspecialisation
overspecialise overspecialization overspecialize overspend overspent overspread overstaffed overstate overstatement overstay
overstep overstimulate overstock overstretch overstrict overstrung overstuffed oversubscribe oversubtle oversupply oversuspicious
overt overtake overtaken overtaxed overtaxes overtaxing overthink overthought overthrew overthrow overthrown overtime overtire
overtone overtook overture overturn overuse overvalue overview overweight overwhelm overwinter overwork overwrite overwritten
overwrote overwrought overzealous ovo ovum ow owe owed owen owing owl own ownership ox oxen oxidation oxide oxidise oxidize
oxigenio oxigeno oxygen oxygenates oye oyen oyendo oyeron oyo oyster oz ozean ozone pa paar pablo pace pacemaker pacesetter
pachysandra paciencia paciente pacific pacifically pacifico pacifier pacifism pacifist pacify pack package packard packen packet
packinghouse packsaddle pacote pact pacte pacto pad paddle paddock paddy padlock padrao padre padrinho padrino padroes
paediatrician paediatrics paga pagado pagam pagamento pagamos pagan pagando pagar pagara pagare pagarei pagarle page pageant
pageantry pageboys pagina paginating pagination pago pagoda pagou pague paguei pai paid paie paiement paient paige pail pain
painel painful painfullest painkiller painkilling painless painstaking paint paintball paintboxes paintbrush paintwork pair paire
pairwise paisagem paisible paisleys paix paixao pajamas pajaro paket pal palabra palace palacio palaeontologist palaeontology
palais palast palatable palate palatial palavra palco pale paleface paleontologist paleontology palest palette palhaco paliza
pall pallbearer pallid pallor palm palma palme palmetto palmists palmtops palo palomino palpable palpably palpite paltrier
paltriest paltry pam pamper pamphlet pan panacea panache panales panama pancake pancreas pancreatic panda pandemonium pander
pandilla pane panel panela panelist panellist pang panhandle panic panicked panicking panicky panico panier panik panique panne
panneau panneaux pano panoplies panorama panoramic panquecas pansy pant pantalla pantalon pantano pantheism pantheist panther
pantie pantomime pantry pantsuit pantyhose panuelo panzer pao paolo pap papa papacy papai papal papaya papeis papel papelada
papeleo paperback paperbark paperboard paperboy paperclip papergirl paperhanger paperhanging paperless paperweight paperwork papi
papiere papito papo papooses paprika papst papyri papyrus paquet paquete par para parabens parable parabola paracaidas parachute
parada parade paradies paradigm paradis paradise parado paradox paradoxe paradoxical paraffin paragliding paragon paragraph
paraiso paraissent parakeet paralegal parallel paralyse paralysis paralytic paralyze paramedic paramedical parameter parameterise
parameterized parametric paramilitary paramos paramount paranoia paranoid paranormal parapets paraphernalia paraphrase paraplegic
paraprofessional parapsychologist parapsychology parar pararam parasailing parasite parasitic parasitically parasol
parasympathetic parate parathyroid paratroop paratyphoid parc parce parceira parceiro parcel parch parchment parcourir parcours
pardon pardonable pardonably pare pareca parece parecem parecen parecendo pareceu parecia pareciam parecida parecido parecio
pareco parede parei pareil pareille pareja parem paren parent parentage parental parente parentheses parenthesis parenthesize
parenthetical parenthood parezca parezco parfait parfaite parfaitement parfois parfum pari paribas pariente parish parishioner
parisien parisienne parite parity park parka parkland parkplatz parkway parlait parlant parle parlement parlementaire parlent
parliament parliamentary parlor parlour parmi paro parochial parody parole parou parque parquet parrot parse parsec parsley
parsnip parson parsonage part partage partagent partake partaken partant parte partei partenaire partenariat partent parterres
parti partial partiality participant participar participate participation participe participent participle particle particleboard
particular particularite particularmente particulas particules particulier partida partido partie partiel partielle partiellement
partindo partir partisan partisanship partition partitive partiu partner partnership parto partook partout partridge partway
party paru parvenir parvenu parviennent parvient pas pasa pasaba pasada pasado pasaje pasajeros pasame pasamos pasan pasando
pasaporte pasar pasara pasare pasaremos pasaria pasaron pasaste pascal pascale pascoa pase pasear pasen paseo pasillo pasion paso
passa passable passably passada passado passage passageiro passagem passagens passageway passagiere passait passam passamos
passando passant passaporte passar passara passaram passarinho passaro passava passbook passe passear passee passei passeio
passen passenger passent passepartout passera passerby passersby passieren passiert passierte passif passion passionate
passionflower passionless passionnant passionne passive passkeys passo passou passphrase passport passt password passwort past
pasta paste pasteboard pastel pasterns pasteurisation pasteurise pasteurization pasteurize pastiche pastier pastiest pastillas
pastilles pastime pastor pastoral pastorates pastry pasture pastureland pasty pat pata patada patatas patch patchier patchiest
patchwork patchy pate patear patent paterfamilias paternal paternalism paternalist paternalistic paternity patetico path pathetic
pathetically pathfinder pathless pathological pathologist pathology pathos pathway patience patient patienten patientest
patientin patio pato patrao patria patriarch patriarchal patriarchates patriarchy patricide patrick patrimoine patrimony patriot
patriotic patriotically patriotism patrol patrolman patrolmen patrolwoman patrolwomen patron patronage patronales patronat
patronesses patronise patronize patrulha patrulla pattern patty pau paucity paul paulie paulo paunch paunchier paunchiest paunchy
pauper pausa pause pauvre pauvrete pave pavement pavilion pavillon pavo paw pawn pawnbroker pawnbroking pawnshop pay payable
payant payante payaso paycheck payday paye payee payement payload payment payoff payroll paysage payslips paz pb pc pdg pe pea
peace peaceable peaceably peaceful peacekeeper peacekeeping peacemaker peacemaking peacetime peach peacock peak peal peanut pear
pearl pearliest peasant peashooter peat peau peaux pebble peca pecado pecan peces pech pecho peck peco peculiar peculiarity
pedaco pedagogical pedagogique pedagogy pedal pedant pedantic pedantically pedantry pedazo peddle pede pedestal pedestrian pedi
pediatrician pediatrics pedicabs pedicure pedido pedigree pedimos pedindo pedir pediram pedire pedirei pedirle pedirte pediste
pediu pedlar pedra pedro pee peed peek peekaboo peel peep peephole peepshow peer peerages peeresses peerless peeters peeve
peevish peg pega pegadas pegado pegam pegamos pegando pegar pegaram pegarei pegaremos peggy pego pegou pegue peguei peguem peine
peinlich peint peintre peinture peito peixe pejorative pekin pela pele pelea peleamos peleando pelear peleen pelican pelicula
peligro peligrosa peligroso pellet pelo pelota pelotao peloton pelt pelvic pelvis pen pena penal penale penalise penalize penalty
penance pence penchant penche pencil pendant pended pendejo pendents pendiente pending pends pendulum pendurado pene penetrate
penetration penetrer penfriend penguin penible penicillin peninsula peninsular penis penitence penitent penitentiary penknife
penknives penlight penmanship pennant penniless penny pennyweight pennyworth pensa pensaba pensado pensam pensamento pensamiento
pensamos pensando pensao pensar pensaram pensaria pensarlo pensaron pensaste pensava pense pensee pensei pensem pensent pensez
pension pensionable pensionnes pensive penso pensons pensou pentagon pentagonal pentagono pentameters penthouse pentium
penultimate penurie peon peony people peor pep peppercorn peppermint pepperoni peppier peppiest peppy pequena pequeno per perante
perca percales percebe percebeu percebi percebido percebo percee perceive percent percentage percentile perceptible perceptibly
perception perceptive percer percevoir perch perchance perco percolate percolation percolator percussion percussionists perd
perda perdant perdao perde perdedor perdem perdemos perdendo perdent perdera perderam perdere perderemos perderia perderte perdeu
perdi perdida perdido perdiendo perdieron perdimos perdio perdiste perdoa perdoar perdoe perdon perdona perdoname perdone
perdoneme perdre perdu perdue peremptory perennial perfect perfecta perfectamente perfectest perfection perfectionist perfecto
perfeicao perfeita perfeitamente perfeito perfekt perfekte perfekten perfil perforate perforation perform performance performant
performante perfume perfumeries perfunctorily perfunctory pergunta perguntando perguntar pergunte perguntei pergunto perguntou
perhaps pericia perigo perigosa perigoso peril perilous perimeter perimetro period periode periodic periodical periodico
periodista periodo periodontics peripheral peripherie peripheriques periphery periscope perish perishable perjure perjury perk
perkier perkiest perky perla perles perm permanece permanence permanent permeate permet permettait permettant permettent
permettra permettrait permettre permettront permis permiso permissao permissible permission permissive permit permita permitame
permite permiteme permiten permitido permitir permitira permitire permitiu permutation perna pernicious pero peroration peroxide
perpendicular perpetrate perpetrator perpetual perpetuate perplex perplexity perquisite perquisitions perra perrito perro perry
persecucion persecute persecution persecutor perseguicao perseguindo perseguir perseverance persevere persigue persiguiendo
persist persistence persistent person persona personable personae personagem personagens personages personaje personal
personalidad personalidade personalise personality personalize personalmente personen personification personify personlich
personliche personlichen personlichkeit personnage personnalite personne personnel personnelle personnellement perspectiva
perspective perspiration perspire persuade persuasion persuasive pert pertain perte pertence pertencem pertenece pertenecen
pertest pertinent perto perturb peru peruca perusal peruse pervade pervasive pervers perverse perversion perversity pervert
pervertido pes pesa pesada pesadelo pesadilla pesado pesant pesar pesca pescado pescar pescoco pese peseta peskier peskiest pesky
peso pesquisa pessaries pessima pessimism pessimisme pessimist pessimiste pessimistic pessimistically pessimo pessoa pessoais
pessoal pessoalmente pest peste pesticide pestilence pet petal pete petercam peticion petit petite petition petrelli petrify
petrofina petrol petrole petroleo petroleum petrolier petticoat pettier pettiest pettiness petty petulant petunia peu peugeot
peuple peur peut peuvent peux pew pewter pez pfad pfannkuchen pfarrer pfeife pfeil pferd pferde pfizer pflanze pflanzen pflicht
pfund ph phalli phallic phallus phantom pharisees pharmaceutical pharmaceutique pharmacie pharmacist pharmacologist pharmacology
pharmacy phase phaseouts pheasant phenomena phenomenal phenomenon philanthropic philanthropically philanthropist philanthropy
phileas philippe philips philistine phillip philosopher philosophical philosophie philosophise philosophize philosophy phlegm
phlegmatic phlegmatically phobia phobic phoenix phone phonecard phonemes phonetic phonetically phoneticians phoney phonics
phonier phoniest phonograph phony phooey phosphate phosphor phosphorescence phosphorescent phosphorus photo photocell photocopier
photocopy photoelectric photoelectrically photoengrave photofinishing photogenic photogenically photograph photographe
photographic photographically photographie photography photojournalism photojournalist photometer photon photosensitive
photostatic photostats photostatted photostatting photosynthesis photosynthesise photosynthesize photosynthetic phototropic
phototypesetter phototypesetting phrase phrasebook phraseology physic physical physician physicist physicking physiological
physiology physiotherapy physique physiquement pi pia piada pianist piano pianoforte piasters piastres pib picard picasso piccolo
pick pickax picket pickier pickiest pickle pickpocket pickup picky picnic picnicked picnicking pico picque pictorial picture
picturesque pida piddle pide piden pidgin pidiendo pidieron pidio pido pie piebalds piece piecemeal piecework piecrust pied
piedad piedade piedra piel piensa piensalo piensan piense piensen pienso pier pierce pierda pierde pierden pierdo pierna pierre
piety pieza pig pigeon pigeonhole piggier piggiest piggish piggy piggyback pigheaded piglet pigment pigmentation pigpen pigskins
pigsty pigswill pigtail pijama pike pikestaff pildoras pile pileup pilfer pilgrim pilgrimage pilha piliers pill pillage pillar
pillboxes pillen pillions pilloried pillories pillow pillowcase pillowslip pilot pilotage pilote piloten pilothouse piloto pilula
pimenta pimp pimple pimplier pimpliest pin pinafore pincer pinch pincushion pine pineapple pinewood ping pinion pink pinkeln
pinkest pinkie pinnacle pinpoint pinprick pinsetter pinstripe pint pinta pintar pinto pintor pintura pinup pioneer pionnier pior
piorar pious pipe pipeline pipettes pipework pipoca pipsqueak piquancy piquant pique piquenique piracy piramide piranha pirata
pirate piraten pire pirouette pis piscina piscine piso pissoirs pista pistachio piste pistol pistola pistole piston pit pita
pitapats pitch pitchfork pitchman pitchmen piteous pitfall pithier pithiest pithiness pithy pitiable pitiably pitiful pitiless
pito pittance pity pivot pivotal pixel pixie pizza pizzazz pj placa placard placate placatory place placebo placee placeholder
placekick placement placent placenta placid plafond plaga plage plagiarise plagiarism plagiarist plagiarize plague plaice plaid
plaide plaignent plain plainchant plainclothes plainclothesman plainclothesmen plaindre plainest plainsman plainsmen plainsong
plainspoken plainte plaintiff plaintive plaire plaisir plan planar planche plane planea planeado planeando planeja planejado
planejando planejar planejou planeload planen planet planeta planetarium planetary planeten plangent planification plank plankton
plano plant planta plantain plantation plante plantlike plaque plasma plaster plasterboard plastic plastico plastique plat plata
plataforma plate plateau plateful plateia platelets platform platinum platitude plato platonic platoon platte platten platz
platze plausibility plausible plausibly play playa playable playacted playacting playacts playback playbill playbook playboy
playfellow playful playgirl playground playgroup playhouse playlist playmate playoff playpen playroom playschool plaything
playtime playwright plaza plazo plc plea plead pleasant pleasantest pleasantry please pleasurable pleasure pleat pledge plein
pleine pleinement pleite plena plenary plentiful plenty plethora pliable pliant plied pliers plies plight plod plomb plomo plonge
plongee plop plot plotzlich plough ploughman ploughmen ploughshare plow plowshare ploy pluck pluckier pluckiest plucky plug
plughole pluie plum pluma plumage plumb plume plummet plump plumpest plunder plunge plunk plupart plural pluralists plurality
plus plush plushest plushier plusieurs plutocracy plutonium ply plywood pm pme pnb pneu pneumatic pneumatically pneumonia po
poach poblacion pobre pobreza poca poche pocion pocket pocketbook pocketful pocketknife pocketknives pockmark poco pod podamos
pode podeis podem podemos podera poderao poderei poderemos poderia poderiam poderiamos podermos poderosa poderoso podia podiam
podiamos podian podiatrist podiatry podido podium podra podran podre podremos podria podriamos podrian poe poeira poem poema
poesia poesie poet poeta poetasters poetesses poetic poetical poetry pogrom poids poignancy poignant poignee poil poinsettia
point pointblank pointe pointier pointiest pointless pointy pois poise poison poisonous poisson poivre poke pokey pokier pokiest
poky pol polar polarisation polarise polarity polarization polarize pole poleaxed poleaxes poleaxing polecats polemic polemical
polemicists polemique polestar poli police policeman policemen policewoman policewomen policia policiais policial policier policy
policyholder policymaker polio polish polite politest politica political politician politiciens politicise politicize politicking
politico politics polities politik politique politiquement politische polizei polizist polizisten polka poll pollen pollinate
pollination pollinator pollo pollster pollutant pollute pollution polo pologne polvo polvora polyester polygamist polygamous
polygamy polygon polygraph polymer polynomial polyp polytechnic pomegranate pomme pomp pompanos pompe pompom pomposity pompous
pon poncho pond ponderation ponderous pondra pondre pondremos pondria pone ponemos ponen ponerle ponerlo ponerme ponerse ponerte
ponga pongamos pongan ponganse pongase pongo ponha ponia poniendo ponla ponle ponlo ponme pont ponta ponte pontiff pontifical
ponto pontoon pony ponytail pooch poodle pool poolroom poolside poop poor poorest poorhouse pop popcorn pope poplar popovers
poppy poppycock populacao populace populaire popular popularise popularite popularity popularize populate population populous
poquer poquito por porao porc porcaria porcelain porcelaine porch porco porcupine pore porem porfavor pork porn porno
pornographer pornographic pornographically pornography porous porpoise porque porqueria porra porridge porsche port porta
portability portable portada portaged portages portaging portait portal portant portanto portao porte portee portefeuille portend
portent portentous portera porterhouse porteur portfolio porthole portico portion portlier portliest portliness portmanteau porto
portrait portraitists portray portrayal portugais portugal pos pose posee posent posesion posh poshest posibilidad posible
posiblemente posicao posicion posicoes positif position positional positiv positive positivement positivism positivists positivo
possa possam possamos posse possedait posseder possession possessive possessor possibilidade possibilite possibility possible
possibly possiveis possivel possivelmente posso possuem possui possum post postage postal postbags postbox postcard postcode
postcolonial postdate postdoc postdoctoral poste posten posterior posterity postgraduate posthaste posthumous posthypnotic
postindustrial postman postmark postmaster postmen postmeridian postmistress postmodern postmodernists postmortem postnasal
postnatal posto postoperative postpaid postpone postponement postre postscript postseason postulate posture postwar postwoman
postwomen posy pot potassium potato potbelly pote potencia potencial potency potent potentates potential potentiel pothered
pothering pothole potion potluck potpourri potsherd potshots pottery pottier pottiest potty pouca pouce pouch pouco poudre
poultry pounce pound poupar poupe pouquinho pour pourcentage pourparlers pourquoi pourra pourraient pourrait pourrez pourront
poursuit poursuite poursuivent poursuivi poursuivra poursuivre pourtant pourvu pousar pouso pousse poussee poussent pout
pouvaient pouvait pouvant pouvez pouvoir pouvons poverty povo powder powdery power powerboat powerfin powerful powerhouse
powerless powwow pozo pr pra praca practica practicable practical practicality practicamente practicar practice practise
practitioner praga pragmatic pragmatically pragmatism pragmatist prague praia prairie praise praiseworthiness praiseworthy
praktisch pram prance prank prankster prasentiert prasident prasidenten prasidentin prata pratica praticamente praticar pratique
pratiquee pratiquement pratiquent prato pratt prattle prawn pray prayerfully prazer prazo preach prealable prealablement preamble
preavis precarious precaution precautionary precede precedemment precedence precedent precedente precept precieuse precieux
precinct precio preciosa precioso precious precipice precipitate precipitation precipitous precis precisa precisam precisamente
precisamos precisando precisao precisar precisara precisarei precisaremos precisaria precisasse precisava precisavam precisavamos
precise precisei precisement precisest precision preciso precisou preclude preco precocious precocity precompte preconceive
preconception precondition precooked precooking precursor predate predator predatory predecesseur predecessor predefined
predestination predestine predetermine predicament predicate predict predictability predictable predictably prediction predictor
predilection predio predispose predisposition predominance predominant predominate preeminence preeminent preempt preemptive
preen preencher preexist prefab prefabricate preface prefect prefeito prefeitura prefer preferable preferably prefere preference
preferential preferia preferido preferir preferiria prefiere prefiero prefiro prefix pregnancy pregnant pregunta preguntaba
preguntado preguntale preguntan preguntando preguntar preguntare preguntarle preguntarme preguntarte preguntaste pregunte
pregunto prehistoric prehistorically prehistory preis prejudge prejudicar prejudice prejudicial preliminary prelude premarital
premature premeditate premeditation premier premiere premiership premio premise premium premonition prenait prenant prenatal
prend prenda prenderam prendeu prendra prendre preneur prenez prenne prennent prenom prenons prensa preoccupation preoccupy
preocupa preocupacao preocupacion preocupacoes preocupada preocupado preocupar preocuparme preocuparse preocuparte preocupe
preocupem preocupen preocupo prep prepaid prepara preparada preparado preparando preparar preparate preparation preparatory
prepare preparei preparen preparense preparent preparou prepay prepension preponderance preponderant preponderate preposition
prepositional preposterous preppier preppiest preppy preregister preregistration prerequisite prerogative presa presage preschool
prescribe prescription prescriptive presenca presence presencia present presenta presentable presentably presentacion presentait
presentant presentar presentarles presentarte presentation presente presentee presentent presentimiento presento preservation
preservationists preservative preserve preside presidence presidency president presidente presidential presion preso presque
press pressa pressao presse pressentimento pression pressman pressmen pressure pressurise pressurize presta prestado prestamo
prestar prestation preste prestige prestigieuse prestigieux prestigious presto preston presumably presume presumo presumption
presumptuous presunto presuppose presupposition presupuesto preta pretence pretend pretende pretendent pretendia pretendo
pretendre pretense pretension pretentious pretext pretexte preto prettier prettiest prettily pretty pretzel preuve prevail
prevalence prevalent prevaut prevenir prevent preventable prevention preventive prevenu prever preview previous previsible
prevision prevoient prevoir prevoit prevoyait prevoyons prevu prevue prewar prey price priceless pricey pricier priciest prick
prickle pricklier prickliest prickliness pride pridefully pried pries priest priestess priesthood priestliest priestliness prim
primacy primaire primal primarily primary primate primavera prime primeira primeiro primera primero primeval primitive primmest
primo primordial primp primrose prince princedoms princelier princeliest princeliness princesa princesse principais principal
principale principalement principality principalmente principaux principe principio principle print printable printemps
printmaking printout prinz prinzen prinzessin prinzip prior priorato prioresses priori prioridad prioridade prioritairement
prioritat priorite prioritise prioritize priority pris prisa prisao prise prision prisioneiro prisionero prism prisoes prison
prissier prissiest prissiness prissy pristine privacidade privacy privada privado privat private privatest privation
privatisation privatise privatization privatize prive privee privier priviest privilege privilegie privilegiee privilegio privy
prix prize prizefight prizewinner prizewinning prl pro probabilidades probabilistic probabilite probability probable probablement
probablemente probably probado probando probar probarlo probation probe probieren probiert problem problema problematic
problematically problematique probleme problemen procede procedimento procedimiento procedural procedure proceed proceso process
processable processar processeur procession processional processo processor processus prochain prochaine prochainement proche
proclaim proclamation procrastinate procrastination procreate procter procura procurado procurador procuram procuramos procurando
procurar procurators procurava procure procurei procurement procureur procuro procurou prod prodigal prodigious prodigy producao
produccion produce product producteur production productive productivite productivity producto productor produire produisent
produit produite produkt produktion produto produtor produzent produzir prof profane profanity profesion profesional profesor
profesora profess professeur profession professional professionalised professionalises professionalising professionalism
professionnel professionnelle professor professora professorship profeta profi proficiency proficient profil profile profissao
profissionais profissional profit profitability profitable profitably profite profitent profiterole profitless profond profonde
profondement profondeur profound profoundest profunda profundamente profundidad profundidade profundity profundo profuse
profusion progeny prognoses prognosis program programa programado programm programmable programmation programme programmiert
progreso progress progresse progressif progression progressive progressivement progresso prohibido prohibit prohibition
prohibitionists prohibitive proibido proie project projectile projection projectionists projector projekt projet projeto projette
proletarian proletariat proliferate proliferation prolific prolifically prologue prolong prolonge prom promenade promesa promessa
promesse promet prometa promete prometeme prometeu prometi prometida prometido prometio prometiste prometo prometteur prominence
prominent promis promiscuity promiscuous promise promo promocao promontory promote promoteur promotion promotional promotor
promotoria promouvoir prompt promptest promulgate prone prong pronghorn prononce prononcee pronoun pronounce pronounceable
pronouncement pronta pronto pronunciation proof proofread prop propaganda propagandise propagandize propagate propagation propel
propensity properest property prophecy prophesy prophet prophetesses prophetic prophetically prophezeiung propia propice
propiedad propio propitious proponent propongo proportion proportional proportionality proportionate propos proposait proposal
proposant propose proposee proposent proposera proposition propositional proposito proposons proposta propre proprement propria
propriedade proprietaire proprietario proprietary propriete proprietor proprietorship propriety proprio propuesta propulsion
prosaic prosaically proscribe proscription prose prosecute prosecution prosecutor proselyting proselytise proselytize prosodies
prospect prospective prospector prospectus prosper prosperite prosperity prosperous prosseguir prossiga prost prostate prostheses
prosthesis prostituta prostitute prostitution prostrate prostration protagonist protecao proteccion protect protection
protectionists protective protector protectorates protege protegendo protegerte protegido protegiendo protein proteja protest
protestant protesto protetor protocol protocole protocolo protokoll proton prototype protract protraction protractor protrude
protrusion proud proudest prouve prova provable provably provar provavel provavelmente prove proven provenance provenant proverb
proverbial provide providence provident proviennent provient province provincial provision provisional proviso provisoire
provisoirement provocar provocation provocative provoke provoque provoquent provost provou prow prowess prowl proxima proximite
proximity proximo proximus proxy proyecto prozent prozess prude prudence prudent prudente prudential prudish prueba pruebe prufen
prufung prune prurience prurient pry ps psalm psalmists psc pseudo pseudonym pseudoscience psicologia psicopata psiquiatra psst
pst psych psyche psychedelic psychedelically psychiater psychiatric psychiatrist psychiatry psychic psychically psycho
psychoactive psychoanalyse psychoanalysis psychoanalyst psychoanalytic psychoanalytical psychoanalyze psychobabble psychodrama
psychokinesis psychological psychologie psychologique psychologist psychology psychometric psychoneuroses psychoneurosis
psychopath psychopathic psychopathology psychopathy psychopharmacology psychosis psychosomatic psychotherapist psychotherapy
psychotic psychotically psychotropic pu pub puberty pubescence pubescent pubic public publica publicar publication publicidad
publicidade publicise publicist publicitaire publicite publicity publicize publico publie publiee publikum publique publish
publishable puce puck pudding puddle pude pudemos puderam puderem pudermos pudesse pudessem pudessemos pudgier pudgiest pudgy
pudiera pudieramos pudieran pudieron pudim pudimos pudiste pudo pueblo pueda puedan puede pueden puedo puente puerile puerta
puerto pues puesta puesto puff puffball puffier puffiest puffy pugnacious puilaetco puis puisqu puisque puissance puissant
puissante puisse puissent puke pular pule pull pullback pulley pullout pullover pulmoes pulmon pulmonary pulou pulp pulpit
pulpwood puls pulsate pulsation pulse pulso pulverisation pulverise pulverization pulverize pum puma pumice pummel pump
pumpernickel pumpkin pun punch punchbags puncheons punchline punctual punctuality punctuate punctuation puncture pundit pungent
punho punicao punier puniest punish punishable punishment punitive punk punkest punkt punkte punktlich puno punsters punt punta
punto puny pup pupil puppe puppet puppeteer puppy pur pura purchase pure purebred puree purement purest purete purgatory purge
purification purifier purify purist puritan puritanical purity puro purple purplest purport purpose purposeful purposeless purr
purse pursue pursuit purvey purveyor pus puse push pushbike pushcart pushchair pushier pushiest pushover pushpins pushy pusieron
pusimos pusiste puso pussier pussiest pussy pussycat pussyfoot put puta putative puto putrid putt putty putzen puxa puxando puxar
puxe puxou puzzle pvc pygmy pyjamas pylon pyramid pyre python qaeda qin qu qua quack quad quadra quadrangle quadrant quadratic
quadrilateral quadro quadruped quadruple quadruplet quagmire quail quaint quaintest quais quaisquer quake qual qualidade
qualification qualifie qualifiee qualify qualitat qualitative qualite quality qualm qualquer quand quandary quando quant quanta
quantia quantidade quantifier quantify quantitative quantite quantity quanto quantum quao quarantaine quarante quarantine
quarenta quark quarrel quarrelsome quarry quart quarta quartel quarterback quarterdeck quarterfinal quartermaster quarterstaff
quarterstaves quartet quartier quarto quartz quase quash quasi quasiment quatermain quatre quatro quatsch quaver quay quayside
que queasier queasiest queasiness queasy quebec quebra quebrada quebrado quebrando quebrar quebre quebrei quebrou queda quedaba
quedado quedamos quedan quedar quedara quedaran quedare quedaremos quedaria quedarme quedarnos quedaron quedarse quedarte
quedaste quedate quede queden quedense quedese quedo queen queenlier queenliest queerest queijo queima queimado queimando queimar
queimou queira queiram queixa queixo queja quel quelconque quell quelle quellen quelqu quelque quem quema quemado quemando quemar
quench quenchable quenchless quente quentin quer quereis querem queremos querendo queria queriam queriamos querian querida
querido quero querra querran querria query queso quest questao question questionable questionably questionar questionnaire
questoes queue qui quibble quiche quick quicken quickest quickfire quickie quicklime quicksand quicksilver quickstep quien quiera
quieran quiere quieren quiero quiescent quiet quieta quietest quieto quietuses quill quilometros quilos quilt quimica quince
quinine quinn quinta quintal quintessence quintessential quintet quinto quintuplet quinzaine quinze quip quipsters quirk quirkier
quirkiest quirky quirofano quise quiserem quisermos quisesse quisiera quisiste quiso quit quita quitado quitar quitarle quitarme
quitaron quitarte quitate quitclaim quite quitense quito quitt quitte quiver quixotic quixotically quiz quiza quizzes quizzical
quoi quoiting quorum quota quotable quotation quote quotidien quotidienne quotidiennement quotient quotite rabbi rabbinate rabbit
rabble rabia rabid rabies rabo rabobank raca raccoon race racecourse racehorse racetrack raceways rachat rache rachel rachen
rachete rachetee racial racialists racier raciest racines racism racist racista rack racket racketeer raconte racquet racquetball
racy rad radar radarscope radiacao radiacion radial radiance radiant radiate radiation radiator radical radicale radicalement
radii radio radioactive radioactivity radiocarbon radiogram radiographer radiologist radiology radioman radiomen radiometer
radiometric radiophone radioscopy radiosonde radiosurgery radiotelegraph radiotelephone radiotherapist radiotherapy radish radium
radius radon raemdonck raffinage raffine raffinee raffinement raffle raft rag ragamuffin rage raggedest ragtag ragtime raices
raid rail railcard railleries railroad railway railwayman railwaymen rain rainbow raincoat raindrop rainfall rainha rainier
rainiest rainmaker rainmaking rainproof rainstorm rainwater rainy raio raise raisin raison raisonnable raisonnablement
raisonnement raiva raizes raj raja rake rakete raketen ralenti ralentir ralentissement rally ram ramble rambunctious ramene
ramera ramification ramo ramp rampage rampant ramparts ramrod ramsay ramshackle ran ranch rancho rancid rancor rancorous rancour
rand randall random randy rang range rangefinder rangement rango rank rankest rankle rannte ransack ransom ransomware rant rap
rapariga rapaz rape rapeseed rapid rapida rapidamente rapide rapidement rapidest rapidinho rapidite rapidity rapido rapist raposa
rappel rappele rappelle rappellent rappelons rapport rapporte rapportent rapporteurs rapproche rapprochement rapscallions rapt
rapture rapturous rara raramente rare rarebits rarefaction rarement rarest rarity raro rascal rash rashest rasp raspberry raspier
raspiest raspy rasse rassemble rassurer raster rastrear rastro rat rata rate raten ratepayer rather ratification ratify ratio
ratiocinating ration rational rationale rationalisation rationalise rationalist rationality rationalization rationalize rato
raton ratsel ratte ratten rattle rattlebrain rattlesnake rattletrap rattrapage rattraper rattraps ratty rauber rauch rauchen
raucous rauf raum raumen raumschiff raunchier raunchiest raunchy raus rausfinden rausgefunden rausgehen rausgekommen rausholen
rauskommen rauskommt rauszufinden ravage rave ravel raven ravenous ravine ravish raw rawest ray raya rayo rayon rayonnement raza
razao raze razoavel razoes razon razonable razor razorback razz rc re reabilitacao reacao reaccion reach reachable react reactant
reaction reactionary reactive reactor read readability readable readdress readership readier readiest readily readiness readjust
readjustment readmission readmits readmitted readmitting readopted readopting readopts readouts ready reagan reagi reagieren
reagiert reagir reagit reais reaktion real realest realidad realidade realisant realisateur realisation realise realisee
realisent realism realisme realist realiste realistic realistically realistisch realitat realite reality realizar realization
realize reallocate reallocation realm realmente realpolitik realty ream reap reappear reappearance reapplied reapplies reapplying
reappoint reapportion reappraise rear rearguard rearmost rearrange rearrangement rearrest rearward reason reasonable reasonably
reassurance reassure rebate rebecca rebel rebelde rebelion rebellen rebelles rebellion rebellious rebind rebirth rebond reborn
rebound rebuff rebuild rebuilt rebuke rebut rebuttal recado recalcitrance recalcitrant recall recant recap recapture recebe
recebemos recebendo recebera receberam recebeu recebi recebido recebo recede receio receipt receita receive receivership
recemment recent recente recentemente recentest recepcao recepcion receptacle reception receptionist receptive recess recession
receta recette recevoir recevra recharge rechargeable recherche recherchent rechnen rechnung rechnungen recht rechte rechten
rechtzeitig recibe reciben recibi recibido recibiendo recibimos recibio recibir recibira recibiste recibo recien reciente
recientemente recipe recipient reciprocal reciprocate recit recital recitalists recitation recite reckless reckon reclaim
reclaimable reclamando reclamar reclamation reclame reclament recline recluse recoge recognisable recognisably recognise
recognition recognizable recognizably recognize recoil recolher recollect recollection recolte recomecar recomiendo
recommandation recommande recommandee recommend recommendable recommendation recompensa recompense recompile reconcile
reconciliation recondition reconfigure reconhece reconheceu reconheci reconhecimento reconheco reconnaissance reconnaissent
reconnect reconnu reconnue reconoce reconoci reconocimiento reconozco reconsider reconstitute reconstruct reconstruction
reconversion record recordar recordare recordarlo recorde recount recoup recourir recours recourse recouvre recover recoverable
recovery recreate recreation recreational recruit recruitment recrutement rectal rectangle rectangular recticel rectify recto
rector rectories rectum recuar recueillir recueillis recuerda recuerdan recuerde recuerden recuerdo recul recule recuperacao
recuperacion recuperado recuperar recuperate recuperation recupere recur recurrence recurrent recursion recursive recursos recusa
recusar recusou recyclable recyclage recycle red redacted redacting redaction redactor redbirds redbreast redbrick redcoats
redcurrant redden reddest reddish rede rededicated rededicates rededicating redeem redeemable redefine redefinition redeliver
redemption reden redeploy redesign redest redet redete redetermine redevelop redevelopment redhead redid redige redirect
redirection rediscover redistribute redistribution redlining redneck redo redolent redone redonner redor redouble redounded
redounding redounds redoutable redraft redraw redress redressement redskin reduce reduction reduire reduisant reduit reduite
redundancy redundant reduzir redwood reed reeducate reeducation reef reek reel reelect reelection reelle reellement reenact
reenactment reentry reese ref refaire refeicao refem refens referable refere referee reference referencia referendum referia
refiere refiero refill refillable refinance refine refinement refinery refinish reflechir reflect reflection reflective reflector
reflet reflex reflexe reflexion reflexive reflexo reforco reform reforma reformat reformation reformative reformatory reforme
reformists refraction refrain refresh refreshment refrigerador refrigerante refrigerate refrigeration refrigerator
refroidissement refuel refuerzos refuge refugee refugies refugio refund refundable refurbish refurbishment refus refusal refuse
refusent refutation refute reg regain regal regale regalia regalo regard regarde regardless regatta regel regeln regen regencies
regenerate regeneration regent reggae reggie regiao regie regierung regime regimen regiment regimental regimiento regina region
regional regionale regionaux regisseur register registrado registrar registration registre registro registry regla regle
reglementation regnet regra regrading regresa regresado regresamos regresar regresara regresare regresaremos regresaste regrese
regresemos regresen regreso regress regression regret regretful regrettable regrettably regrette regroup regroupant regroupe
regroupement regular regularity regulate regulation regulier regurgitate regurgitation rehab rehabilitate rehabilitation rehash
rehearsal rehearse rehen rei reich reiche reichen reicht reichweite reid reif reifen reign reihe reimburse reimbursement rein
reina reincarnate reincarnation reincorporate reincorporation reindeer reine reinflated reinflates reinflating reinforce
reinforcement reingehen reingekommen reingelegt reinkommen reino reinsert reinstall reinstate reinstatement reinvent reinventions
reinvest reinvestment reinvigorates reir reise reisen reissen reisst reissue reist reiten reiterate reiteration reizend reject
rejection rejet rejete rejoice rejoin rejoinder rejoindre rejoint rejouir rejuvenate rejuvenation rekindle relacao relacion
relacionado relacionamento relacoes relaid relais relajate relance relapse relate relatif relation relational relationship
relative relativement relativistic relativity relatorio relax relaxa relaxant relaxar relaxation relaxe relay releasable release
relegate relent relentless relevance relevant releve reliability reliable reliably reliance reliant relic relie relief relieve
religiao religieuse religieux religion religioso religious relinquish relish relive reload relocatable relocate relocation
relogio reloj reluctance reluctant rely remade remain remainder remake remark remarkable remarkably remarquable remarquablement
remarque remarriage remarry rembourse remboursement remedial remedier remedio remedy remember remembrance remet remettre remind
reminisce reminiscence reminiscent remis remise remission remit remittance remnant remodel remonte remontee remontent remorse
remorseful remorseless remote remotest remoto remous removable removal remove remplace remplacement rempli remplir remplit
remporte remunerate remuneration renaissance rename renault rencontre rencontrent rend renda rendant rendement rendent rendez
rendezvous rendition rendre rendu rendue rene renegade renege renew renewable renewal renforce renforcee renforcement rennen
rennt reno renominating renommee renonce renounce renouveau renouveler renouvellement renovate renovation renown rens
renseignement rent renta rentabilite rentable rental rente rentree rentrer renunciar renunciation renuncio renvoie reopen
reorganisation reorganise reorganization reorganize rep repaid repair repairable repairman repairmen reparar reparation
reparieren repariert reparties repartir repartis repartition repas repatriate repatriation repay repayable repayment repeal
repeat repeatability repeatable repeatably repel repellent repent repentance repentant repente repercussion reperer repertoire
repertory repeter repetir repetition repetitious repetitive rephrase repita repite repito replace replaceable replacement replay
replenish replenishment replete repli replica replicate replication replique repond repondant repondent repondre repondu reponse
report reporte repos repose repository repossess repossession reprehensible reprenant reprend reprendre repreneur reprennent
represent representa representaient representait representant representante representar representation representative represente
representee representent repress repression repressive reprieve reprimand reprint repris reprisal reprise reprized reproach
reproachable reproachfully reproche reproduce reproduction reproductive reprogram reprove reptile reptilian republic republica
republican republik republique repudiate repudiation repugnance repugnant repugnante repulse repulsion repulsive reputable
reputacao reputacion reputation repute requer request requiem requiere requiert require requirement requis requise requisite
requisition reran reread reroute rerun resale rescatar rescate reschedule rescind rescue research reseau reseaux resemblance
resemble resent resentful resentment reserva reservation reserve reservee reserviert reservoir reset resfriado resgatar resgate
reshuffle reside residence residencia residency resident residente residential residentiel residual residue residuelle resign
resignation resilience resilient resin resist resistance resistant resiste resistencia resistir resistless resistor resolu
resolument resolute resolution resolve resolveu resolvi resolvido resonance resonant resonate resort resoudre resound resource
resourceful respect respectability respectable respectably respectant respecte respectful respectifs respective respectivement
respecto respeitar respeito respekt respektiere respektieren respetar respeto respira respiracao respiracion respirando respirar
respiration respirator respiratory respire respiro respite resplendent respond responda responde respondendo respondeu
responsabilidad responsabilidade responsabilite responsable responsaveis responsavel response responsibility responsible
responsibly responsive resposta respuesta ressemble ressemblent ressent ressort ressources rest resta restaffed restaffing
restait restam restant restante restart restate restatement restaurant restaurante restaurateurs restauration restaurer reste
restee restent restera resteront restful restfullest restitch restitution restive restless restlichen resto restons restoration
restore restou restrain restraint restreint restrict restriction restrictive restring restroom restructuration restructure
restrung resubmit resuelto result resulta resultado resultant resultat resulte resulto resume resumption resurface resurgence
resurgent resurrect resurrection resuscitate resuscitation resync reta retablir retail retain retake retaken retaliate
retaliation retard retardado retardant retardation retch retenir retention retenu retenue rethink rethought reticence reticent
retiendra retient retina retinue retirada retirado retirar retirarse retire retiree retirement retirense retiro reto retombe
retook retornar retorno retornou retort retour retourne retournement retrace retract retractable retraction retrait retraite
retrasado retraso retrato retread retreat retrial retribution retrieval retrieve retroactive retrocedan retrocede retrod
retrodden retrograde retrospect retrospective retrouve retrouvee retrouvent retrouvera retry rette retten rettet rettete rettung
return returnable retype reu reuni reuniao reunido reunioes reunion reunissant reunit reunite reusable reuse reussi reussie
reussir reussit reussite rev revaluation revalue revamp revanche reveal revel revelar revelateur revelation revele revelry
revendications revendre revenge revengeful revenir revente revenu revenue reverberate reverberation revere reverence reverendo
reverends reverent reverie reversal reverse reversible reversion revert reviennent revient revier review revile revirement revisa
revisando revisao revisar revise revisen revision revisionists revisit revista revitalisation revitalise revitalization
revitalize revival revivalists revive revoir revoke revolt revolte revolucao revolucion revolution revolutionary revolutionise
revolutionists revolutionize revolutionnaire revolve revu revue revulsion reward reweghs rewind rewindable rework rewound rewrite
rewritten rewrote rex rey reynolds rezar rezept rhapsody rhetoric rhetorical rhetoricians rheumatism rhinestone rhino rhinoceros
rhinovirus rhododendron rhubarb rhyme rhymesters rhythm rhythmic rhythmically ri ria rib ribald ribbon rica rice rich richard
riche richesse richest richie richten richter richtig richtige richtigen richtung ricketier ricketiest rickety rickshaw rico
ricochet rid riddance ridden riddick riddle ride riderless ridership ridge ridgepole ridicula ridicule ridiculo ridiculous rieche
riechen riecht rief rien riendo ries riesen riesgo riesig riesige riesigen rife rifest rifle rifleman riflemen rift rig riggs
right righteous rightest rightful rightists rightmost rightsize rightward rigid rigide rigidity rigmarole rigor rigorous rigour
rigueur riker rile riley rim rincon rind rindo ring ringleader ringlet ringlike ringmaster ringside ringtone ringworm rink rinse
rio riot riotous rip ripe ripen ripest ripley riposte ripple riqueza rir rire risa risada risco rise risen risiko risk riskant
riskier riskieren riskiert riskiest risky risos risque risquent rite ritmo ritter ritual ritzier ritziest ritzy rival rivalry
river riverains riverbank riverbed riverboat riverfront riverside rivet riz rj rnis roach road roadbeds roadblock roadhouse
roadkill roadrunner roadshow roadside roadsters roadway roadwork roadworthy roam roar roast rob roba robado robando robar robaron
robaste robbery robbie robe robeco robert robertson robin robinson robo robocall robot robotics robust robustest roca rocha roche
rock rockbound rocket rockfall rockier rockiest rocky rod roda rodada rodando rodar rode rodeado rodent rodeo rodilla rodney
rodovia roe rogue roguish rohr roi roistered roisterer roistering roisters roja rojo roland rolando rolar role roll rollback
rolle rollen rollerblading rollerskating rollick rollmops rollo rollover rollstuhl rom roma roman romance romano romantic
romantica romantically romanticise romanticists romanticize romantico romantique romantisch rome romp rompe rompi rompio rompiste
ron rond ronda roof roofless rooftop rook rookie room roomette roomful roomier roomiest roommate roomy roost root rootkits
rootless rootlets ropa rope rory rosary rosas rose rosebuds rosebush rosemary rosen rosettes rosewater rosewood rosie rosiest
ross roster rosto rostro rostrum rosy rot rota rotary rotate rotation rotatory rote roteiro roten rotina rotisserie roto rotor
rototiller rotten rottenest rotterdam rotund rotunda rouba roubada roubado roubando roubar roubaram roubei roubo roubou roue
rouge rough roughage roughcast roughen roughest roughhouse roughneck roughshod roulant rouler roulette roumanie round roundabout
roundest roundhouse roundup roundworm roupa rouse rout route routier routine rove row rowan rowboat rowdier rowdiest rowdiness
rowdy roxo roy royal royale royalists royalty royaume rs rtbf rtl rua rub rubberneck rubbery rubbish rubble rubdown rubella rubia
rubier rubiest rubric rubrique ruby rucken ruckkehr rucksack ruckus ruckwarts ruckzug rudder rudderless ruddier ruddiest ruddy
rude rudest rudiment rudimentary rudo rudy rue rued rueda rueful ruego ruf rufe rufen ruff ruffian ruffle rufst ruft rug rugby
ruggedest ruhe ruhen ruhestand ruhig ruhm ruido ruim ruin ruinas ruing ruinieren ruiniert ruinous rule rum rumble rumbo rumeur
ruminate rummage rummest rummy rumo rumor rumour rump rumple rumpuses run runaround runaway rund runde rundown rune rung runnier
runniest runny runt runway rupo rupture rural rusa ruse rush rusia ruso russa russe russell russen russia russie russisch
russische russischen russland russo rust rustic rustically rusticates rustier rustiest rustle rustproof rusty rut ruta ruth
ruthless rutina rwanda rwandais ryan rye ryo rythme sa sabado sabanas sabao sabbatical sabe sabedoria sabeis sabem sabemos saben
sabena sabendo sabera saberao saberei saberemos saberia saberlo sabia sabiam sabiamos sabian sabido sabiduria sabiendo sabio
sable sabor sabotage saboteur sabra sabran sabre sabremos sabria sabrina sac saca sacado sacalo sacame sacamos sacando sacar
sacare sacaremos sacarle sacarlo sacarme sacaron sacarte sacaste saccharin sacerdote sachant sache sachen sachs sack sackcloth
sackgasse saco sacola sacrament sacre sacrificar sacrifice sacrificial sacrificio sacrilege sacrilegious sacrosanct sad saddam
sadden saddest saddle saddlebags sadism sadist sadistic sadistically saem safado safari safe safeguard safekeeping safest safety
safflower saffron saft sag saga sagacity sage sagebrush sagen sagesse sagest sagrada sagrado sagst sagt sagte sagten sagtest sah
sahen sai saia saiam saiba saibam said saida saido saiga sail sailboard sailboat sailcloth sailfish sailor sailplane saimos
saindo saine saint sainthood saintlier saintliest saintlike saintliness saio sair saira sairam sairem sairemos sairia sairmos
saisi saisie saisir saison sait saiu sajones sake saki sakura sal sala salable salacity salad salada salade salaire salamander
salami salao salarial salariale salariaux salarie salario salary salat salchicha saldra saldran saldre saldremos sale saleable
salee salen saleroom salesclerk salesgirl saleslady salesman salesmanship salesmen salespeople salesperson salesroom saleswoman
saleswomen salga salgamos salgan salgo sali salia salida salido saliendo salient saliera salieron salimos salio salir saliste
saliva salivary salivate salle sallow sallowest salmon salmonella salmonellae salon saloon salsa salsicha salt salta saltar
saltboxes saltcellar saltest saltier saltiest salto saltpeter saltshaker saltwater salty salud saluda saludable saludar saludo
salutation salute salva salvacao salvacion salvado salvador salvage salvageable salvaje salvando salvar salvarlo salvarte
salvaste salvation salve salvei salvo salvou salz sam sambre same samedi sammeln sample samstag samtliche samuel samurai san sana
sanatorium sanctify sanctimonious sanction sanctity sanctuary sand sandal sandalwood sandbag sandbank sandbars sandblast
sandboxes sandcastle sandhogs sandier sandiest sandiness sandlots sandlotter sandman sandmen sandpaper sandpiper sandpits sandra
sandstone sandstorm sanduiche sandwich sandy sane sanest sanft sang sangfroid sangramento sangrando sangrar sangre sangue
sanitarium sanitary sanitater sanitation sanitise sanitize sanity sank sano sanserif santa sante santiago santo santuario sao sap
sapato sapling sapo sapphire saque saquen sarah sarcasm sarcastic sarcastically sardine sardonic sardonically sarg sarge sargento
sari sash sasha sass sassen sassier sassiest sassy sat satanic satanically satanism satchel satelite satellite satelliten satin
satinwood satiny satire satirical satirise satirist satirize satisfacao satisfaccion satisfaction satisfactorily satisfactory
satisfaire satisfait satisfecho satisfeita satisfeito satisfy satsumas satt saturacion saturate saturation satz sau sauber sauce
saucepan saucier sauciest saucy saudacoes saudade saudavel saude saudita sauerkraut sauerstoff sauf saumon sauna sauniere saunter
saura saurait sauron sausage saut saute sauvage sauvegarde sauver sauvetage savage savagery savagest savait save savent saveur
savez savior saviour savoir savons savor savorier savoriest savory savour savoureux savourier savouriest savoury savvier savviest
savvy saw sawdust sawyer sax saxophone say sayid scab scabbard scabbier scabbiest scabbiness scad scaffold scalar scald scale
scaleless scalier scaliest scallop scalp scalpel scaly scam scamper scan scandal scandale scandalise scandalize scandalous scant
scantest scantier scantiest scantiness scanty scapegoat scar scarce scarcest scarcity scare scarecrow scaremongering scarf
scarier scariest scarlet scarpered scarpering scarpers scarping scarves scary scathing scatter scatterbrain scattershot scavenge
scenario scene scenery scenic scenically scent scentless scepter sceptic sceptical scepticism sceptre schach schachtel schade
schadel schaden schadenfreude schaff schaffe schaffen schaffst schafft schalten schalter schamen schande scharf schatten schatz
schatzchen schatze schatzen schau schaue schauen schauspieler schauspielerin schaust schaut scheck schedule scheiden scheidung
schein scheinbar scheinen scheinst scheint scheiss scheisse scheissegal scheisskerl schema schematics scheme schenken scherz
schicht schick schicke schicken schicksal schickt schickte schieben schief schien schiess schiesse schiessen schiesserei schiesst
schiff schiffe schild schilde schildkrote schinken schirm schism schizophrenia schizophrenic schlacht schlaf schlafe schlafen
schlafst schlaft schlafzimmer schlag schlage schlagen schlagst schlagt schlampe schlange schlangen schlau schlecht schlechte
schlechten schlep schlief schliess schliesse schliessen schliesslich schliesst schlimm schlimme schlimmste schlimmsten schlock
schloss schluck schlug schluss schlussel schmaltz schmaltzier schmaltziest schmaltzy schmecken schmeckt schmerz schmerzen
schmerzt schmooze schmuck schmutzig schnapp schnappen schnappt schnaps schnauze schnee schneide schneiden schnell schnitt schock
schokolade scholar scholarship scholastic scholastically schon schone schonen schonheit schonmal schonste schonsten school
schoolbags schoolbook schoolboy schoolchild schoolchildren schooldays schoolfellow schoolgirl schoolhouse schoolkids schoolmaster
schoolmate schoolmistress schoolroom schoolteacher schoolwork schoolyard schooner schrank schrecklich schreckliche schrecklichen
schrei schreib schreibe schreiben schreibst schreibt schreibtisch schreie schreien schreit schrieb schriftsteller schritt
schritte schrott schublade schuchtern schuh schuhe schuld schulde schulden schuldest schuldet schuldig schule schulen schulter
schultern schuss schussboomer schusse schutz schutze schutzen schwach schwache schwachkopf schwachsinn schwager schwanger schwanz
schwarz schwarze schwarzen schweigen schwein schweine schwer schwere schweren schwert schwester schwestern schwierig schwierige
schwierigkeiten schwimmen schwor schwore schworen schwuchtel schwul science scientific scientifically scientifique scientist
scintillate scission scissor scoff scofflaws scofield scolaire scold scoop scoot scope scorch score scoreboard scorecard
scorekeeper scoreless scoreline scorn scornful scorpion scotch scott scotty scoundrel scour scourge scout scoutmaster scowl
scrabble scragglier scraggliest scraggly scram scramble scrap scrapbook scrape scrapheap scrappier scrappiest scrappy scrapyard
scratch scratchcard scratchier scratchiest scratchpads scratchy scrawl scrawnier scrawniest scrawny scream screech screen
screenplay screensaver screenwriter screenwriting screw screwball screwdriver screwier screwiest screwworm screwy scribble scribe
scrimp script scripture scriptwriter scroll scrooge scrounge scrub scrubbier scrubbiest scruff scruffier scruffiest scruffy
scruple scrupulous scrutinise scrutinize scrutiny scuff scuffle scully sculpteur sculptor sculpture scum scumbags scurrilous
scurry scuttle scuttlebutt scylla scythe sd sdi se sea seabirds seaboard seaborne seacoast seafarer seafaring seafloor seafood
seafront seagoing seagulls seahorse seal sealants sealskin seam seaman seamanship seamen seamless seamos seamount seamstress sean
seance seaplane seaport sear search searchable searchlight seascape seashell seashore seasick seaside season seasonable
seasonably seasonal seat seawalls seawards seawater seaweed seaworthiness seaworthy sebastian sec seca secao seccion secede
secession secessionists sechs seclude seclusion seco second secondaire secondarily secondary seconde secondhand secours secrecy
secret secreta secretaire secretaria secretarial secretariat secretario secretary secretaryship secrete secretion secretive
secreto sect sectaries secteur section sector secuencia secuestrado secuestro secular secularists seculo secundaria secundo
secure securest securite security sed seda sedan sedate sedatest sedation sedative sede sedentary sediment sedimentary seduce
seduction seductive seduire seduit see seed seedbeds seedcase seedier seediest seedless seedling seedpods seedy seek seele seelen
seem seemliest seemliness seen seep seepage seer seersucker seesaw seethe segen segment segmentation segne segredo segregate
segregation segregationists segue seguem segui seguia seguida seguido seguidores seguimos seguindo seguinte seguir seguira
seguiran seguire seguiremos seguiu segun segunda segundo segura seguramente seguranca segurando segurar segure seguridad seguro
seh sehe sehen sehr seht sei seid seien seil sein seine seinem seinen seios seist seit seitdem seite seiten seiya seize seizure
seja sejam sejamos sejour sek sekretarin sektor sekunde sekunden sel selbe selben selbst selbstmord selbstverstandlich seldom
selecao select selection selectionnes selective selectman selectmen selector self selfish selfless selfsame sell sello selloffs
sellotape sellout selo selon selten seltsam seltsame selva selvagem selvagens selves sem semaine semana semantic semantically
semanticists semblable semblait semblance semble semblent semblerait semejante semelhante semen semental sementes semester
semestre semestriels semi semiannual semiarid semiautomatic semibreve semicircle semicircular semicolon semiconducting
semiconductor semiconscious semidarkness semidetached semifinal semifinalist semigloss semilla semimonthly seminaire seminal
seminar seminarians seminary semiofficial semiprecious semiprivate semiprofessional semipros semiquaver semiretired semiskilled
semisolid semisweet semitone semitrailer semitransparent semitropical semivowel semiweekly semiyearly sempre senado senador
senadora senal senao senat senate senateur senator senatorial sencilla sencillo send senden sendo sendoffs sendung senha senhor
senhora senhorita senile senility senior seniority senor senora senoria senorita sens sensacao sensacion sensacional sensation
sensational sensationalised sensationalises sensationalising sensationalism sensationalists sense senseless sensibilite
sensibility sensible sensiblement sensibly sensitive sensitivity sensivel senso sensor sensoren sensory sensual sensualists
sensualite sensuality sensuous sent senta sentada sentado sentar sentarme sentarse sentarte sente sentem sentenca sentence
sentencia sentent senti sentia sentido sentience sentient sentiment sentimental sentimentalised sentimentalises sentimentalising
sentimentalists sentimentality sentimento sentimiento sentimos sentindo sentir sentira sentirei sentiria sentirlo sentirme
sentirse sentirte sentiste sentiu sentry sepa sepan separable separacao separado separar separate separation separator separe
separement sept september septembre septicemia septiembre sepulcher sepulchre sequel sequence sequencia sequential sequenz sequer
sequestro sequin sequoia ser sera seraient serait seran serao sere serei serem seremos serena serenade serene serenest serenite
serenity serge sergeant seria serial serialised serialises serialising serialized serializes serializing seriam seriamente
seriamos serian serie serieuse serieusement serieux serigraph serio serious serlo sermao sermon sermos seront serpent serpente
serpiente serrated sert serum servais servant serve servem servent serveries serveur servi service serviceability serviceable
serviceman servicemen servicewoman servicewomen servicio servico servido serviette servile servindo servir servira servirle
servitors servitude serviu servo servomechanism servomotor ses sesion sesos sessao session set setback sete setembro setor
setscrew settable settle settlement setup setz setze setzen setzt setzte seu seuil seul seule seulement seven seventeen
seventeenth seventh seventieth seventy sever several severance severe severest severity sew sewage sewn sex sexe sexier sexiest
sexism sexist sexo sexta sexto sexuais sexual sexualite sexuality sexuel sexuelle sexy sgto sh shabbier shabbiest shabbily
shabbiness shabby shack shackle shade shadier shadiest shadiness shadow shadowboxed shadowboxes shadowboxing shadowier shadowiest
shadowy shady shaft shaggier shaggiest shaggy shake shakedown shaken shakeouts shakespeare shakeup shakier shakiest shakily
shakiness shaky shall shallots shallow shallowest sham shamble shame shamefaced shameful shameless shampoo shamrock shanghai
shannon shanty shantytown shape shapeless shapelier shapeliest shapeliness share shareable sharecrop shareholder shareholding
shareware shark sharkskin sharp sharpen sharpest sharpshooter sharpshooting shatter shatterproof shaun shave shaven shaw shawl
shawn she sheaf shear sheath sheathe sheave shed sheen sheep sheepdog sheepfold sheepherder sheepish sheepskin sheerest sheet
sheetlike sheik sheikdoms sheikh sheila sheldon shelf shell shellfire shellfish shelly shelter shelve shenanigan shepherd
shepherdesses sheppard sherbet sheriff sherry shh shied shield shies shift shiftier shiftiest shiftless shifty shimmer shin
shinbone shindigs shine shingle shinguard shinier shiniest shinny shinsplints shiny ship shipboard shipbuilder shipbuilding
shipload shipmate shipment shipowner shipshape shipwreck shipwright shipyard shire shirk shirley shirring shirt shirtfront
shirtless shirtsleeve shirttail shirtwaist shit shitfaced shithead shitload shittier shittiest shitty shiver shoal shock
shockproof shod shoddier shoddiest shoddily shoddiness shoddy shoe shoehorn shoelace shoemaker shoeshine shoestring shoetree
shone shoo shook shoot shootout shop shopfitter shopfitting shopfront shopkeeper shoplift shoptalk shopworn shore shorebird
shoreline short shortage shortbread shortcake shortchange shortcoming shortcrust shortcut shorten shortest shortfall shorthand
shorthorn shortlist shortsighted shortstop shortwave shot shotgun should shout shove shovel show showbiz showboat showcase
showdown showerproof showgirl showground showier showiest showjumping showman showmanship showmen shown showoffs showpiece
showplace showroom showstopper showstopping showtime showy shrank shrapnel shred shrek shrew shrewd shrewdest shriek shrill
shrillest shrimp shrine shrink shrinkable shrinkage shrivel shroud shrub shrubbery shrubbier shrubbiest shrug shrunk shrunken
shuck shudder shuffle shuffleboard shun shunt shush shut shutdown shuteye shutoffs shutouts shutterbugs shuttle shuttlecock shy
shyest shyster si sibling sic sicafi sicav sich sichere sicheren sicherheit sicherheitsdienst sicherlich sichern sicherstellen
sicht sick sickbays sickbeds sicken sickest sickle sicklier sickliest sickouts sickroom sid sida side sidearms sidebars sideboard
sideburns sidecars sidekick sidelight sideline sidelong sidepiece sidereal siderurgie siderurgique siderurgiste sidesaddle
sideshow sidesplitting sidestep sidestroke sideswipe sidetrack sidewalk sidewall sideways sidewinder sidle sidney sido sie sieben
sieg siege sieh siehst sieht siemens siempre sien siendo sienta sientan sientate siente sienten sientense sientese siento sierra
siesta siete sieve sift siga sigam sigame sigamos sigan siganme sigh sight sightless sightliest sightread sightseeing sightseer
siglo sigma sign signal signale signalised signalises signalising signalman signalmen signatory signature signaux signboard signe
signee significa significaba significado significam significan significance significant significar significatif signification
significative significava signifie signify signo signoras signorina signpost sigo sigue sigueme siguen siguiendo siguiente siguio
silas silence silencio silencioso silent silentest silhouette silicon silk silken silkier silkiest silkscreen silkworm silky sill
silla sillage sillier silliest silliness silly silo silt silver silverfish silversmith silverware silvery sim simbolo similaire
similar similarity simile simon simpatico simper simple simplement simplemente simpleminded simplesmente simplest simpletons
simplex simplicite simplicity simplification simplifier simplify simplistic simplistically simply simpson simulate simulation
simulator simultanement simultaneous sin sinais sinal since sincera sinceramente sincere sincerest sincerity sincero sincronia
sincronizado sind sindicato sindrome sine sinecure sinew sinewy sinful sing singable singalong singapour singe singen singh
single singletons singletree singlets singsong singt singular singularity sinister sinistre sink sinkable sinkhole sinn sinne
sinnlos sino sinon sinta sintiendo sintio sinto sintomas sinus sioen sip sipef siphon siquiera sir sire siren sirius sirloin
sirva sirve sirven sirviente sirvio sirvo sissier sissiest sissy sistema sister sisterhood sisterliness sit sitcom site sitemaps
sitio situacao situacion situacoes situait situant situate situation situationen situe situee situent sitz sitze sitzen sitzt
sitzung six sixpence sixshooter sixteen sixteenth sixth sixtieth sixty sizable size sizeable sizzle skate skateboard skein
skeleton skeptic skeptical skepticism sketch sketchbook sketchier sketchiest sketchpads sketchy skew skewbald ski skid skidpans
skilful skill skillet skillful skim skimp skimpier skimpiest skimpiness skimpy skin skincare skinflint skinhead skinless skinnier
skinniest skinniness skinny skintight skip skirmish skirt skit skittish sklave sklaven skulk skull skullcap skunk sky skydive
skyjacked skyjacker skyjacking skyjacks skylarked skylarking skylarks skylight skyline skyrocket skyscraper skywalker skywards
skywriter skywriting slab slack slacken slackest slag slagheap slain slake slalom slam slander slang slant slantwise slap
slapdash slaphappy slapstick slash slat slate slather slaughter slaughterhouse slave slaveholder slavery slavish slay sleazier
sleaziest sleazy sled sledgehammer sledging sleek sleekest sleep sleepier sleepiest sleepily sleepless sleepover sleepwalk
sleepwear sleepy sleepyhead sleet sleeve sleeveless sleigh slender slenderest slept sleuth slew slice slick slickest slid slide
slideshow slier sliest slight slightest slim slime slimier slimiest slimline slimmest slimy sling slingback slingshot slink slip
slipcase slipcover slipknot slippage slipperier slipperiest slippery slipshod slipstream slipways slit slither sliver sloane slob
slog slogan slop slope sloppier sloppiest sloppily sloppiness sloppy slosh slot sloth slothful slouch slovenlier slovenliest
slovenly slow slowcoach slowdown slowest slowpoke sludge slug sluggish sluice slum slumber slumdogs slumlord slump slung slunk
slur slurp slush slushier slushiest slushy slut sluttier sly slyest smack small smallest smallholder smallholding smallish
smallpox smallville smart smartest smartphone smartwatch smash smattering sme smeagol smear smeets smell smellier smelliest
smelly smelt smet smidgen smile smirk smite smith smithereens smitten smock smog smoggier smoggiest smoggy smoke smokehouse
smokeless smokescreen smokestack smokier smokiest smoky smolder smooch smooth smoothest smorgasbord smote smother smoulder sms
smudge smug smuggest smuggle smut smuttier smuttiest smuttiness smutty snack snafu snag snail snake snakebite snakelike snakeskin
snap snapdragon snappier snappiest snappiness snappy snapshot snare snarl snatch snazzier snazziest snazzy sncb snci sneak
sneakier sneakiest sneaky sneer sneeze snicker snide snidest sniff sniffle snip snipe snippet snippier snit snitch snob snobbery
snobbier snobbiest snobbish snobby snooker snoop snootier snootiest snooty snooze snore snorkel snort snot snottier snottiest
snottiness snotty snout snow snowball snowbank snowbird snowblower snowboard snowbound snowdrift snowdrop snowfall snowfield
snowflake snowier snowiest snowline snowman snowmen snowmobile snowplough snowplow snowshed snowshoe snowstorm snowsuit snowy
snub snuff snuffboxes snuffles snug snuggest snuggle so soa soak soap soapboxes soapier soapiest soapstone soapsuds soapy soar
sob sobald sobe soberest sobra sobre sobremesa sobrenome sobretudo sobrevivencia sobrevivente sobreviver sobreviveu
sobrevivientes sobrevivio sobrevivir sobriete sobriety sobrina sobrinha sobrinho sobrino sobrio sobrou soccer sociable sociais
social sociale socialise socialism socialist socialiste socialite socialize sociaux sociedad sociedade societe society socio
socioeconomic socioeconomically sociological sociologist sociology sociopath sociopolitical sock socken socket sockeyes soco
socorro sod soda sodden sodium sodomise sodomite sodomy soeben soeur sofa sofia sofina sofort sofre sofrendo sofreu sofrimento
soft softback softball softbound softcover soften softest softhearted software softwood softy soga sogar soggier soggiest soggy
sohn sohne soi soie soient soif soigner soigneusement soil soin soio soir soiree soit soixantaine soixante sojourn sol sola
solace solaire solamente solange solar solch solche solchen sold soldado soldat soldaten solde soldier sole soledad soleil solemn
solemnest solemnity solia solicit solicitation solicitor solicitous solid solidao solidarite solidarity solide solidest solidify
solidite solidity soliloquy solitaire solitaria solitario solitary solitude soll solle sollen sollst sollt sollte sollten
solltest solltet solo soloist solstices solta soltar solte solteira solteiro soltera soltero solto soluble solucao solucion
solucionar solution solvable solvay solve solvent som somber sombra sombre sombrero some somebody someday somehow somente someone
someplace somersault somersets somersetted somersetting something sometime someway somewhat somewhere sommaire somme sommeil
sommet somos son sona sonado sonando sonar sonata sondage sondern sone song songbird songbook songe songfest songsters songstress
songwriter songwriting sonhando sonhar sonhei sonho sonic sonido sonne sonnenuntergang sonnet sonntag sonny sono sonogram sonore
sonorous sonrie sonriendo sonrisa sonsofbitches sonst sont sony soon soonest soot soothe sootier sootiest sooty sop sopa sophia
sophisticate sophistication sophistique sophistry sophomore sophomoric soplon soporific soporifically soportar soportarlo soporto
soprano sorbet sorcerer sorceress sorcery sordid sordo sore sorehead sorest sorge sorgen sorgt soro sorority sorprende
sorprendente sorprendido sorprendio sorpresa sorria sorrier sorriest sorrindo sorrir sorriso sorrow sorrowful sorry sort sorta
sortant sorte sortent sorti sortie sortir sortira sortudo sorvete sos sospecha sospechoso sosten sotano sotao sotaque sotheby sou
soube soubemos soubesse soubessem souci soucieux soudain souffert souffle souffrance souffre souffrent souffrir sought souhait
souhaitait souhaite souhaitent soul soulful souligne soulignent soulless soulmate soumettre soumis soumise sound soundalike
soundbars soundbite soundboard soundcheck soundest soundless soundproof soundscape soundtrack soup soupapes soupcons soupe souple
souplesse sour source sourdough sourest sourire souris sourit sourpuss souscripteur souscription souscrire souscrit souscrite
soutenir soutenu soutenue south southbound southeast southeasterly southeastern southeastward southerly southern southernmost
southpaw southward southwest southwesterly southwestern southwestward soutien soutient souvenir souvent souvient sovereign
sovereignty soviel sow sowas soweit sowie sowieso sown soy soybean soze sozinha sozinho sozusagen sp spa space spacecraft
spaceflight spaceman spacemen spaceport spaceship spacesuit spacewalk spacewoman spacewomen spacey spacial spacier spaciest
spacious spade spadework spaghetti span spangle spaniel spanien spanisch spank spannende spannung spar spare sparen spareribs
sparest spark sparkle sparrow sparrowhawk sparse sparsest spasm spasmodic spasmodically spastic spat spate spatial spatula spawn
spay spazieren spaziergang speak speakeasy speakerphone spear spearfish spearhead spearmint special speciale specialement
specialisation specialise specialisee specialist specialiste specialite speciality specialization specialize specialty speciaux
species specific specifically specification specificite specifier specifique specifiquement specify specimen specious speck
speckle spectacle spectaculaire spectacular spectateur spectator specter spector spectra spectre spectrum speculate speculateurs
speculatif speculation speculative speculator sped speech speechless speechwriter speed speedboat speedier speediest speedily
speedometer speedsters speedway speedwell speedy spell spellbind spellbound spellcheck spelldown spelt spencer spend spendable
spendthrift spent sperm spew spezielle spezies sphere spherical sphinx spice spicier spiciest spicy spider spiderman spiderwebs
spied spiegel spiel spielchen spiele spielen spielst spielt spielte spielten spielzeug spies spiffier spiffiest spiffy spigot
spike spill spillages spillover spillways spilt spin spinach spinal spindlier spindliest spindly spine spineless spinnst spinster
spinsterhood spion spiral spire spirit spiritless spiritual spiritualists spit spitaels spitball spite spiteful spitefullest
spitfire spittle spitze splash splashdown splashier splashiest splashy splat splay splayfeet splayfoot spleen splendid
splendidest splendor splendour splice splint split splurge spock spoil spoilsport spoilt spoke spoken spokesman spokesmen
spokespeople spokesperson spokeswoman spokeswomen sponge spongecake spongier spongiest spongy sponsor sponsorship spontaneity
spontanement spontaneous spoof spook spookier spookiest spooky spool spoon spoonbill spoonful sporadic sporadically spore sporran
sport sportier sportiest sportif sportive sportscast sportsman sportsmanlike sportsmanship sportsmen sportspeople sportsperson
sportswear sportswoman sportswomen sportswriter sporty spot spotless spotlight spottier spottiest spottiness spotty spouse spout
sprach sprache sprachen sprain sprang sprawl spray spread spreadable spreadeagled spreadsheet spreche sprechen spree sprengen
sprengstoff sprich sprichst spricht sprier spriest sprig spring springboard springen springfield springier springiest springlike
springt springtime springy sprinkle sprint spritze sprout spruce sprucest spruch sprung spry spud spun spunk spunkier spunkiest
spunky spur spure spuren spurious spurn spurt sputter spy squabble squad squadron squalid squalidest squall squalor squander
square squarest squash squat squattest squawk squeak squeakier squeakiest squeaky squeal squeamish squeeze squeezeboxes squelch
squid squint squintest squire squirm squirrel squirt sr sra sriw srta st staat staaten staatsanwalt stab stabil stabilisation
stabilise stabilite stability stabilize stable stableman stablemate stablemen stablest stack stacy stade stadium stadt stadte
stadtrat staff staffel stag stage stagecoach stagecraft stagehand stagestruck stagnancy stagnant stagnate stagnation stahl staid
staidest stain stainless stair staircase stairway stairwell stake stakeholder stakeout stale stalemate stalest stalk stall
stallholder stallion stalwart stamina stamm stammen stammt stamp stampede stance stanch stanchest stanchions stand standalone
standard standardisation standardise standardization standardize standby standen standig standoff standoffish standort standout
standpipe standpoint standstill stank stanza staple star starb starben starboard starbuck starburst starch starchier starchiest
starchily starchiness starchy stardom stardust stare starfish starfruit stargate stargaze stark starke starken starkest starless
starlets starlight starren starrier starriest starry starstruck start starten startle starvation starve stash state statecraft
statehood statehouse stateless statelier stateliest stateliness statement stateroom stateside statesman statesmanlike
statesmanship statesmen stateswoman stateswomen statewide static statically station stationary stationery stationmaster statistic
statistical statistician statistique stats statt stattdessen stattfinden statue statuettes stature status statut statute
statutorily statutory staub staunch staunchest stave stay steadfast steadier steadiest steadily steady steak steakhouse steal
stealth stealthier stealthiest stealthily stealthiness stealthy steam steamboat steamfitter steamfitting steamier steamiest
steampunk steamroll steamship steamy steck stecke stecken steckst steckt steckte steel steelmaker steelworker steelworks
steelyard steep steepest steeple steeplechase steeplejack steer steerable steersman steersmen stefan steh stehe stehen stehlen
stehst steht steig steigen steigt stein steine stell stella stellar stelle stellen stellst stellt stellte stellung stem stemless
stemware stench stencil stenographer stenography step stepbrother stepchild stepchildren stepdads stepdaughter stepfather
stephane stephanie stephen stepladder stepmoms stepmother stepparent steppingstone stepsister stepson sterbe sterben stereo
stereoscope stereotype stereotypical sterile sterilisation sterilise sterility sterilization sterilize sterk sterling stern
sterne sternest steroid stethoscope stets steuer steuern steve stevedore stevens stevie stew steward stewardess stewardship
stewart stich stick stickier stickiest stickleback stickler stickpins sticky stiefel stieg stiff stiffen stiffest stifle stift
stigma stigmata stigmatise stigmatize stil stiletto still stillbirth stillborn stille stillest stilt stimme stimmen stimmt
stimmung stimulant stimulate stimulation stimuler stimuli stimulus sting stingier stingiest stinginess stingray stingy stink
stinkbugs stinkt stint stipend stipulate stipulation stir stirb stirbst stirbt stirn stirrup stitch stock stockade stockage
stockbreeder stockbroker stockbroking stockholder stockier stockiest stockinette stockists stockpile stockpots stockroom
stocktaking stocky stockyard stodgier stodgiest stodgy stoff stohnen stohnt stoic stoical stoicism stoke stole stolen stolid
stolidest stolz stomach stomachache stomp stone stonemason stonewall stoneware stonewashed stonework stonier stoniest stony stood
stool stoop stop stopcock stopgap stoplight stopover stopp stoppable stoppage stoppen stopples stopwatch storage store storefront
storehouse storekeeper storen storeroom storey stork storm stormier stormiest stormy stort storung story storyboard storybook
storyteller storytelling stossen stout stoutest stouthearted stove stovepipe stow stowaway straddle strafe straggle strahlung
straight straightaway straightedge straighten straightest straightforward strain strait straitjacket straitlaced strand strange
strangest strangle stranglehold strangulation strap strapless strasse strassen strata stratagem strategic strategically strategie
strategique strategy stratify stratosphere stratum straw strawberry stray streak streakier streakiest streaky stream streamline
strecke street streetcar streetlamp streetlight streetwalker streetwise streichen streifen streit streiten streng strength
strengthen strenuous stress stressful stretch stretchable stretchmarks strew strewn stricken strict stricte strictement strictest
stridden stride strident strife strike strikebound strikebreaker strikebreaking strikeouts string stringent stringier stringiest
stringy strip stripe striptease strive striven strode stroke stroll strom strong strongboxes strongest stronghold strongman
strongmen strongroom strove struck structural structuralist structure struggle strum strumpets strung strut stu stub stubbier
stubbiest stubble stubborn stubbornest stubby stuck stucke stud studbook student studenten studentship studieren studiert studio
studious study stufe stuff stuffier stuffiest stuffy stuhl stumble stump stun stunde stunden stung stunk stunt stuntman stuntmen
stupefy stupendous stupid stupidest stupidity stupor sturdier sturdiest sturdiness sturdy sturm sturzen stutter style stylish
stylistic stylistically stylus stymie su sua suave suavest sub suba suban subcommittee subconscious subculture subdivide
subdivision subdue sube subeditors subete subgroup subi subido subiendo subindo subio subir subissent subit subiu subject
subjective subjugate subjunctive sublet sublime sublimest subliminal submarine submarino submerge submersion submission
submissive submit subnormal subordinate subordination subpoena subprogram subroutine subscribe subscript subscription subsection
subsequent subservience subservient subset subside subsidiary subsidise subsidize subsidy subsist subsiste subsistence subsistent
subspace substance substancia substandard substantial substantiate substantielle substituir substitute substitution substituto
substrata substrate substructures subsystem subterfuge subterranean subtitle subtitulado subtitulos subtle subtlest subtlety
subtly subtract subtraction suburb suburban suburbia subversive subvert subway succeed success successeur successful successifs
succession successive successivement successor succinct succinctest succor succour succulent succumb suceda sucede sucedera
sucedido sucediendo sucedio sucesso such suche suchen suchlike suchst sucht suchte suchten sucia sucio suck suckle suco sucre
suction sud sudden suden sue sued suede suedois suedoise sueldo suele suelen suelo suelta sueltala sueltalo sueltame suelte
suelteme suelten sueltenme suelto suena sueno suerte suez suffer suffi suffice sufficiency sufficient suffira suffisait
suffisamment suffisant suffisante suffisent suffit suffix suffocate suffocation suffrage suffragettes suficiente suficientemente
sufre sufrido sufriendo sufrimiento sufrio sufrir sugar sugarcane sugarcoat sugarier sugariest sugarless sugarplum sugary sugere
sugerencia sugerindo sugerir sugeriu sugestao suggest suggestible suggestion suggestive sugiere sugiero sugiro suica suicida
suicidal suicide suicidio suicido suing suis suisse suit suitability suitable suitably suitcase suite suitor suivant suivante
suivent suivi suivie suivre suiza suja sujeira sujeito sujet sujetate sujeto sujo sul sulfur sulk sulkier sulkiest sulky sullen
sullenest sulphur sultan sultanas sultanates sultrier sultriest sultry sum suma sumamente sumido sumir sumiu summarily summarise
summarize summary summe summerhouse summertime summery summit summon sumptuous sun sunbathe sunbaths sunbeams sunbelts sunblock
sunbonnet sunburn sunburst sundae sunde sundecks sunden sundial sundown sundress sundry sunfishes sunflower sung sunglasses sunk
sunken sunlamps sunlight sunlit sunnier sunniest sunniness sunny sunrise sunroofs sunscreen sunset sunshade sunshine sunshiny
sunspots sunstroke suntan suntraps sunup suor sup supe superabundance superabundant superar superb superbe superbest supercargo
supercharge supercity supercomputer superconducting superconductor supercritical superegos superficial superfine superfluous
superglue supergrass superhero superhighway superhuman superieur superieure superimpose superimposition superintend
superintendency superintendent superior superiority superlative superman supermarches supermarket supermassive supermen
supermercado supermodel supermom supernatural supernova supernumeraries superpose superposition superpower supersaturate
supersaturation superscribe superscript supersede supersize supersonic superstar superstate superstition superstitious superstore
superstructure supertanker supervened supervenes supervening supervise supervision supervisor supervisory supervivencia
superwoman superwomen supiera supiste suplico supo supone supongo suponho suponia suportar suporte suporto supostamente suposto
suppe suppertime supplant supple supplement supplementaire supplemental supplementary supplest supplier supply support
supportable supporte supportive suppose supposition supposons suppress suppressant suppression supprime suprema supremacy supreme
supremo suprimentos supuestamente supuesto supuse sur surcharge surdo sure surefire surefooted surest sureties surf surface
surfboard surge surgeon surgery surgical surgiu surlier surliest surmise surmount surmountable surname surpass surplus surpreende
surpreendente surprenant surprenante surprend surprendre surpresa surpreso surpris surprise surra surreal surrealistic
surrealistically surrealists surrender surreptitious surrogate surround surtout surveillance surveiller survey surveyor survie
survival survivalists survivant survive survivor survivre sus susan susceptible suscite suscitent susie suspect suspeita suspeito
suspend suspense suspension suspicion suspicious susse sussen sussigkeiten sustain sustainability sustainable sustenance
sustentar susto sutia suya suyo swab swagger swallow swallowtail swam swamp swampier swampiest swampland swampy swan swank
swankest swankiness swansong swap swarm swarthier swarthiest swarthy swat swatch swathe sway swayback swear swearword sweat
sweatband sweatier sweatiest sweatpants sweatshirt sweatshop sweatsuit sweaty sweep sweepstake sweet sweetbread sweetcorn sweeten
sweetest sweetheart sweetie sweetmeat swell swellest swellhead swelter swept sweptback swerve swift swiftest swig swill swim
swimsuit swimwear swindle swine swineherd swing swipe swirl swish swishest swiss swissair switch switchable switchback
switchblade switchboard swivel swollen swoon swoop sword swordfish swordplay swordsman swordsmanship swordsmen swore sworn swum
swung sycamore sycophant sylar syllable syllabus sylvia symbol symbole symbolic symbolically symbolique symbolise symbolism
symbolize symmetric symmetrical symmetry sympathetic sympathetically sympathie sympathique sympathise sympathize sympathy
symphonic symphony symptom symptomatic symptomatically symptome synagogue synapse sync synchronisation synchronise
synchronization synchronize synchronous syncopating syndical syndicale syndicalists syndicat syndicate syndication syndrome
synergies synod synonym synonyme synonymous synopses synopsis syntactic syntactically syntax syntheses synthesis synthesise
synthesize synthetic synthetically synthetique syphilis syringe syrup system systemat systematic systematically systematique
systematiquement systeme szene szenen ta tab tabac tabaco tabby tabernacle tabla table tableau tableaux tablecloth tableland
tablent tablespoon tablespoonful tablet tabletops tabletten tableware tabloid taboo tabulate tabulation taca tacit taciturn tack
tackier tackiest tackiness tackle tacky taco tact tactful tactic tactical tacticians tactique tactless tad tadpole tafel taffy
tag tage tagebuch tagen taglich tail tailback tailboard tailbone tailcoat tailgate taille tailleur taillight tailor tailpiece
tailpipe tailspin tailwind taint tais take takeaway taken takeoff takeout takeover tal talc tale talebearer talent talento
talentoso talisman talk talkative tall talla tallboys tallest tallow tallyhoed talon talvez tamanho tamano tambem tambien
tambourine tame tamest tampa tamper tampoco tampon tampouco tan tandem tandis tang tangent tangential tangerine tangible tangier
tangiest tangle tango tangy tank tankard tankstelle tannest tanque tant tanta tantalise tantalize tantamount tante tanto tantrum
tanz tanzen tanzt tao tap tapa tape tapeline tapestry tapete tapeworm tapfer tapis tar tara tarado taramasalata tarantula tard
tarda tardar tardara tardare tarde tardier tardiest tardiness tardy tarea tarefa target tarif tariff tarjeta tarmac tarmacadam
tarmacked tarmacking tarnish tarnung tarot tarp tarpaulin tarrier tarriest tarry tart tarta tartan tartar tartaruga tartest tas
tasche taschen task taskmaster taskmistress tasse tassel taste tasteful tasteless tastier tastiest tasty tat tatara tate taten
tatica tatort tatsache tatsachlich tattle tattletale tattoo tattooists tatty tatuagem tatuaje taub taucht tauchte taught taunt
tauschen tausend tausende taut tautest tautology taux tava tavern tawdrier tawdriest tawdry tawnier tawniest tawny tax taxa
taxable taxation taxe taxi taxicab taxidermy taximeter taxiways taxpayer taza tchau tchequie te tea teacakes teach teachable
teacup teacupful teak teakettle tealight team teammate teamster teamwork teapot tear tearaway teardrop tearful teargas tearjerker
tearooms tease teaspoon teaspoonful teat teatimes teatro tech technical technicality technician techniciens technicolor technik
technique technobabble technological technologie technologique technologist technology techo tecido tecnica tecnicamente tecnico
tecnologia ted tedious tedium tee teed teem teen teenage teeter teeth teethe teetotal teil teile teilen teimoso teint tejido tel
tela tele telecast telecom telecommunication telecommute teleconference telefon telefonar telefone telefonema telefonica
telefonieren telefoniert telefonnummer telefono telegram telegrama telegraph telegraphic telegraphically telegraphists
telekinesis telemarketer telemarketing telemeter telenet telepathic telepathically telepathy telephone telephonie telephonique
telephony telephoto telephotography teleplay teleport teleprinter teleprocessing teleprompter telesales telescope telescopic
telescopically teletext telethon teletype teletypewriter televangelists televisao televise television teleworker teleworking
telhado telinfo tell telle tellement telltale tem tema teme temen temia temo temoignage temoigne temoignent temoin temor temp
tempel temperament temperamental temperance temperas temperate temperatur temperatura temperature tempest tempestade tempestuous
template temple templo tempo temporada temporaire temporairement temporal temporarily temporario temporary temporise temporized
temporizer temporizes temporizing temprano tempt temptation temptress ten tenability tenable tenacious tenacity tenait tenancy
tenant tenchi tend tenda tendance tendency tenderest tenderfoot tenderhearted tenderise tenderize tenderloin tendo tendon tendra
tendran tendre tendremos tendresse tendria tendriamos tendrian tendril teneis tenement tenemos tenente tenerla tenerlo tenerte
tenet teneur tenga tengamos tengan tengo tenha tenham tenhamos tenho tenia teniamos tenian tenido teniendo teniente tenir tenis
tennis tenor tensao tense tensest tension tenso tensors tent tenta tentacion tentacle tentado tentam tentamos tentando tentar
tentaram tentarei tentation tentativa tentative tentava tente tentei tentem tentent tenterhook tenth tento tentou tenu tenue
tenuous tenure teoria tepee tepid teppich tequila ter tera terabits terabyte terahertz terao terapeuta terapia terapixel terca
terceira terceiro tercer tercera tercero terei terem teremos teresa teria teriam teriamos term terme termin termina terminable
terminado terminal terminamos terminando terminar terminara terminaram terminaron terminaste terminate termination terminator
terminaux termine terminee terminei terminemos termini termino terminological terminology terminou terminus termite termo terno
terra terrace terracotta terrain terrapins terrasse terre terremoto terreno terrestrial terrible terriblement terribly terrier
terrific terrifically terrify territoire territorial territorio territory terriveis terrivel terrivelmente terroir terror
terrorise terrorism terrorismo terrorist terrorista terroristen terrorize terrycloth terse tersest tesoro tesouro tess tessellate
tessenderlo test testa testable testament testamento testando testar testates testator teste testemunha testemunhar testemunho
testen testicle testier testiest testify testigo testimonial testimonio testimony testis testy tetanus tetas tether teto tetsu
teu teufel teve text textbook texte textile texto textual texture tgv than thank thankful thankless thanksgiving that thatch thaw
the theater theatre theatrical thee theft their theist thelma them thema thematic thematically theme themselves then thence
thenceforth thenceforward theologian theological theology theorem theoretic theoretical theoretician theorie theorique
theoriquement theorise theorist theorize theory therapeutic therapeutically therapie therapist therapy there thereabout
thereafter thereby therefor therefore therefrom therein theremins thereof thereon theretofore thereunder thereunto thereupon
therewith thermal thermodynamics thermometer thermonuclear thermostat thesauri thesaurus these thesis theta they thiamine thick
thicken thickest thicket thickheaded thief thierry thieve thigh thighbone thimble thin thing thingamajig thingumabobs thingummy
think thinkable thinnest third thirst thirstier thirstiest thirstily thirsty thirteen thirteenth thirtieth thirty this thistle
thistledown thomas thompson thong thorn thornier thorniest thorny thorough thoroughbred thoroughest thoroughfare thoroughgoing
those thou though thought thoughtful thoughtless thousand thousandfold thousandth thrash thread threadbare threadlike threat
threaten three threefold threepence threescore threesome thresh threshold threw thrice thrift thriftier thriftiest thriftless
thrifty thrill thrive throat throatier throatiest throaty throb throne throng throttle through throughout throughput throughways
throw throwaway throwback thrown thrust thud thug thumb thumbnail thumbprint thumbscrew thumbtack thump thunder thunderbird
thunderbolt thunderclap thundercloud thunderhead thunderous thundershower thunderstorm thunderstruck thus thwart thy thyme
thyroid ti tia tiara tiburon tic tick ticket tickle ticklish tidal tidbit tide tideland tidemark tidewater tideways tidier
tidiest tido tidy tie tiebreaker tied tief tiefe tiempo tienda tiendra tiene tienen tienne tiennent tient tier tiere tierno
tierra tiff tiffany tiger tight tighten tightest tightfisted tightrope tightwad tigre tilde tile till tillable tilt tim timber
timberland timberline time timekeeper timekeeping timeless timelier timeliest timeline timeouts timepiece timescale timeserver
timeserving timeshare timestamp timetable timeworn timezone timid timide timidest timidity timido timmy timon tin tinder
tinderbox tinfoil ting tinge tingle tinha tinham tinhamos tinier tiniest tinker tinkle tinnier tinniest tinny tinsel tint tinta
tintin tiny tio tip tipico tipo tipp tippexes tipplers tipsier tipsiest tipsters tipsy tiptoe tir tira tirada tirade tirado
tirage tiramos tirando tirar tiraram tire tiredest tirei tireless tirem tiren tirent tiresome tiro tiroteio tiroteo tirou tisch
tissu tissue tit titbit titel titillate title titleholder titre titten titulaire titulo tive tivemos tiveram tiverem tivermos
tivesse tivessem tivessemos tizzy tja to toa toad toadstool toalha toalla toast toastier toastiest toastmaster toastmistress
toasty tobacco tobacconist tobillo toboggan toby toca tocaba tocado tocan tocando tocar tocarme tocava tochter toco tocou tod
toda todavia today toddle tode todlich todo todopoderoso toe toed toehold toenail toffee tofu tog toga together toggle toil toile
toilet toiletry toilette toilsome toit token tokenism tokio tokyo tola told tolerable tolerably tolerance tolerant tolerate
tolice toll tollbooth tolle tollen tollgate tollways tolo tom toma tomaba tomada tomado tomahawk tomala tomalo tomamos toman
tomando tomar tomara tomaram tomare tomaremos tomaria tomarlo tomarme tomaron tomaste tomate tomato tomb tombe tombee tombent
tombolas tomboy tomboyish tombstone tomcat tome tomei tomem tomemos tomen tomfoolery tommy tomo tomographic tomorrow tomou ton
tona tonal tone tonearms toneladas toneless tong tongue tongueless tonic tonight tonnage tonne tonneau tono tonsil tonsillitis
tonta tonteria tonto tony too took tool toolbar toolboxes toolkit toolmaker toot tooth toothache toothbrush toothier toothless
toothpaste toothpick toothsome tootsies top topaz topic topical topless topo topographer topographic topographical topography
topological topology topple topsails toque toquei toquen toquio tor torax torcer torch torchbearer torchlight torcida tore
torment tormenta tormentor torn torna tornado tornam tornando tornar tornara tornaram torne tornei torneio torneo torno tornou
tornozelo toro torpe torpedo torque torre torrent torrential torrid torso tort torta torte tortilla tortoise tortoiseshell
tortuga tortuous tortura torture toss tot total totale totalement totalitarian totalitarianism totalite totality totalmente tote
totem toten totenkopf totest totet totete toteten toucan touch touchable touchant touchdown touche touchent touchier touchiest
touchline touchpaper touchscreen touchstone touchy tough toughen toughest toujours toupee tour tourism tourisme tourist
touristique tournage tournai tournament tournant tourne tournee tournent tourniquet touro tous tousle tout toute toutefois tow
toward towel towelette town townhouse townsfolk township townsman townsmen townspeople townswoman townswomen toxic toxicity
toxicology toxin toxiques toy toyota trabaja trabajaba trabajado trabajador trabajamos trabajan trabajando trabajar trabaje
trabajo trabalha trabalhado trabalhador trabalham trabalhamos trabalhando trabalhar trabalhava trabalhe trabalhei trabalho
trabalhou trace traceability traceable traceries track trackball trackless tracksuit tracos tract tractability tractable
tractably tractebel traction tractor trade trademark tradesman tradesmen tradespeople tradeswoman tradeswomen tradicao tradicion
tradicional tradition traditional traditionalist traditionnel traditionnelle traditionnellement traducao traduccion traducido
traduction traduire traduit trae traelo traeme traen traera traere traerlo traerme traf trafego trafen traffic trafficked
trafficker trafficking trafic traficante trafico traga tragam trage tragedia tragedian tragedy tragen tragic tragically tragico
tragique trago tragodie tragst tragt traia traicao traicion traicionado traiciono traido traidor traiga traigan traigo trail
trailblazer trailblazing train trainable traindo trainee trainieren trainiert trainload trainman trainmen trainspotter
trainspotting trair trait traitance traitants traite traitement traitor traitorous traiu traje trajectory trajeron trajet
trajimos trajiste trajo tramp trampa trample trampoline trancada trancado trancar trance tranche tranen tranquil tranquila
tranquilest tranquilidad tranquility tranquilizate tranquilize tranquille tranquillise tranquillity tranquilo transa transact
transaction transando transar transatlantic transcend transcendence transcendental transcendentalists transcontinental transcribe
transcript transcription transfer transferable transferencia transferido transferir transfert transform transforma transformable
transformar transformation transforme transformee transformou transfusion transgress transgression transient transistor transit
transition transitional transitive transito transitory translate translation translator transliteration translucence translucent
transmettre transmis transmision transmisor transmissao transmission transmit transmittable transou transparence transparency
transparent transpire transplant transport transportable transportation transporte transporteurs transpose transsexual transverse
transvestite trap trapdoor trapeze trapezoid trapshooting trara trarei tras traseira traseiro trasera trasero trash trashcan
trashier trashiest trashiness trashy trat trata trataba tratado tratamento tratamiento tratamos tratan tratando tratar tratare
trataron trate traten trato tratou traue trauen traum trauma traumatic traumatically traumatise traumatize traume traumen traurig
traurige travail travaillait travaillant travaille travaillent travailleur travaillons travaux travel travers traverse traversee
traves travesseiro travesty trawl tray traz trazem trazendo trazido treacherous treachery treacle tread treadles treadmill
treadstone treason treasonable treasure treasury treat treatable treatise treatment treaty treble trece tree treeless treelike
treeline treetop treffe treffen treffpunkt treiben treibst treibt treinado treinador treinamento treinando treinar treino treinta
trek trellis trem tremble tremenda tremendo tremendous tremor tren trench trenchant trencherman trenchermen trend trendier
trendiest trendiness trendsetter trendsetting trendy trennen trennung trentaine trente trepidation treppe tres tresor tresorerie
trespass trestle trete treten treu treue trevas trevor tri trial triangle triangular tribal tribe tribesman tribesmen tribeswoman
tribeswomen tribo tribu tribulation tribunal tribunaux tributary tribute triceps trick trickery trickier trickiest trickle
trickster tricky tricycle trident triffst trifft trifle trigger trigonometry trike trilha trilhos trill trillion trilogy trim
trimester trimestre trimestriels trimmest trinity trink trinke trinken trinket trinkgeld trinkst trinkt trinta trio triomphe trip
tripe triple triplet triplexes triplicate tripod tripos tripulacao tripulacion tripwire triste tristeza trite tritest tritt
triumph triumphant trivia trivial trivialise triviality trivialize troca trocar trocken troco trocou trod trodden trofeu trois
troll trolley trolleybus trombone tromp trompe tronco trono troop troopship trop tropas tropfen trophy tropic tropical trost trot
trottel trotz trotzdem trou troubadour trouble troublemaker troubleshoot troubleshot troublesome trough trounce troupe trousseaux
trout trouvait trouvant trouve trouvent trouvera trouveront trouxe trouxemos trouxeram trowel troy troya trozo truancy truant
truc truce truck truckles truckload truco truculent trudge true truelove truest truffe truffle trug truism truly truman trump
trumpet truncate truncation trundle trunk truppe truppen truque trust trustee trusteeship trustful trustier trustiest
trustworthier trustworthiest trustworthiness trustworthy trusty truth truthful try tryout trysting ts tsar tsarists tschus tshirt
tte tu tua tub tuba tubarao tubaroes tubbier tubbiest tubby tube tubeless tubercles tuberculosis tuberose tubize tubo tubular
tuck tudo tue tuer tuft tug tugboat tuition tulip tumba tumble tumbledown tumbleweed tummy tumor tumour tumulo tumult tumultuous
tun tuna tundra tune tuneful tuneis tunel tunic tunnel tur turban turbine turbo turbocharge turbofans turbojet turboprop
turbulence turbulent turd tureen turen turf turgid turistas turk turkey turm turma turmeric turmoil turn turnabout turnaround
turnbuckle turncoat turne turnip turnkeys turno turnoffs turnout turnover turnpike turnstile turntable turpentine turquie
turquoise turret turtle turtledove turtleneck tus tush tusk tussle tust tut tute tutelage tutelle tutor tutorial tutorship tuve
tuviera tuvieramos tuvieron tuvimos tuviste tuvo tux tuxedo tuya tuyo tv tva tvi tvuserde twang tweak twee tweet tweezers twelfth
twelve twelvemonth twentieth twenty twerp twice twiddle twig twilight twin twine twinge twinkle twinsets twirl twist twit twitch
twitchier twittery two twopence twopenny twosomes tycoon tying tyke typ type typecast typeface typen typescript typeset typewrite
typewritten typewrote typhoid typhoon typhus typical typify typique typiquement typisch typist typo typographer typographic
typographical tyrannical tyrannise tyrannize tyranny tyrant tyre tyrell uau ubahn ubel uben uber uberall uberfahren uberfall
uberfallen ubergeben uberhaupt uberlasse uberlassen uberleben uberlebende uberlebenden uberlebt uberlege uberlegen uberlegt
ubernachten ubernehme ubernehmen ubernimmt ubernommen uberprufen uberpruft uberraschen uberrascht uberraschung uberraschungen
uberreden ubersehen ubersetzt ubersetzung uberstehen ubertragen ubertrieben uberwachen uberwacht uberwachung uberwinden
uberzeugen uberzeugend uberzeugt ubicacion ubiquitous ubiquity ublich uboot ubrig ubrigens ubung ucb ucl ud uds ue uem ugh uglier
ugliest ugliness ugly uh uhm uhr uisque ulb ulcer ulcerates ulterieure ulterieurement ulterior ultima ultimamente ultimate
ultimatum ultime ultimo ultra ultraconservative ultrahigh ultralight ultramarine ultramodern ultrashort ultrasonic ultrasonically
ultrasound ultraviolet um uma umarmen umbrella umbringen umbringt umdrehen umgeben umgebracht umgebung umgehen umgelegt umlegen
umpire umpteen umpteenth ums umso umsonst umstande umstanden umziehen umzubringen un una unabashed unabated unable unabridged
unacceptable unacceptably unaccepted unaccompanied unaccountable unaccountably unadulterated unaffected unaided unaltered
unambiguous unangenehm unanimite unanimity unanimous unanswerable unanswered unarmed unashamed unassailable unassertive
unassigned unassisted unassuming unattached unattainable unattended unattractive unauthorised unauthorized unavailable
unavoidable unavoidably unaware unbalanced unbearable unbearably unbeatable unbeaten unbecoming unbedingt unbelievable
unbelievably unbeliever unbiased unblock unborn unbounded unbreakable unbridled unbroken unburden unbutton uncannier uncanniest
uncannily uncanny unceasing uncertain uncertainty unchallenged unchanged uncharacteristic uncharacteristically uncharitable
uncharted unchecked unchristian uncle unclean uncleanest uncleanliest uncleanliness unclear unclearest uncomfortable
uncomfortably uncommon uncommonest uncompromising unconcerned unconditional unconfirmed unconnected unconscionable unconscious
unconstitutional uncontrollable uncontrollably uncontrolled uncontroversial unconventional unconvinced unconvincing uncountable
uncouth uncover uncultured uncut und undamaged undaunted undecidable undecided undefined undemocratic undeniable undeniably
underachieve underachievement underacted underacting underacts underage underappreciated underarms underbelly underbidding
underbids underbrush undercarriage undercharge underclass underclassman underclassmen underclothes underclothing undercoat
undercover undercurrent undercut underdeveloped underdevelopment underdog underdone underemployed underemployment underestimate
underestimation underexpose underexposure underfeed underfloor underflow underfoot underfunded undergarment undergo undergone
undergrad undergraduate underground undergrowth underhand underinflated underlain underlay underlie underline underlips
underlying undermanned undermentioned undermine undermost underneath undernourished undernourishment underpaid underpants
underpart underpass underpay underpayment underpinned underpinning underpins underplay underpopulated underprivileged
underproduction underrate underrepresented underscore undersea undersecretary undersell undersexed undershirt undershoot
undershorts undershot underside undersign undersized underskirt undersold understaffed understand understandable understandably
understate understatement understood understudy undertake undertaken underthings undertone undertook undertow underused
underutilised underutilized undervalue underwater underwear underweight underwent underwire underworld underwrite underwritten
underwrote undeserved undesirable undetected undetermined undeveloped undid undisclosed undisturbed undo undocumented undone
undoubted undress undue unduly undying une unearth unearthliness unease uneasier uneasiest uneasily uneasiness uneasy uneconomic
uneconomical uneducated unemployable unemployed unemployment unending unenlightened unequal unequivocal unerring unethical uneven
uneventful unexpected unexplained unfailing unfair unfairest unfaithful unfall unfamiliar unfashionable unfasten unfavorable
unfavourable unfeasible unfeeling unfilled unfinished unfit unfold unforeseen unforgettable unforgivable unfortunate unfounded
unfriendlier unfriendliest unfriendly unfunny unfurl ungainlier ungainliest ungainliness ungainly ungefahr ungern ungewohnlich
unglaublich unglaubliche ungluck unglucklich ungodlier ungodliest ungodly ungrammatical ungrateful unhappier unhappiest unhappily
unhappiness unhappy unhas unhealthier unhealthiest unhealthy unheard unheimlich unhelpful unhesitating unhoflich unholier
unholiest unholy unhook uni uniao unica unico unicorn unicycle unidad unidade unidentified unido unification uniform uniformity
unify unilateral unilever unimaginative unimportant unimpressed uninformative uninformed uninhabitable uninhibited uninitiated
uninspired uninspiring uninsured unintelligent unintelligible unintended unintentional uninterested uninteresting union unionise
unionists unionize unique uniquement uniquest unir unirse unisex unison unit unite unity univers universal universalised
universalises universalising universe universel universelle universidad universidade universitaire universitat universite
university universo universum unix unjust unjustifiable unjustified unkempt unkind unkindest unkindlier unkindliest unknowingly
unknown unlabeled unlabelled unlawful unleaded unleash unless unlike unlikelier unlikeliest unlikeliness unlimited unlisted
unload unlock unluckier unluckiest unlucky unman unmanliest unmarked unmarried unmask unmistakable unmistakably unmitigated
unmodified unmoglich unmoved unnamed unnatural unnecessarily unnecessary unnerve unnoticed unnotig uno unobtainable unobtrusive
unoccupied unofficial unoriginal unorthodox unpack unpaid unparalleled unpick unpleasant unplug unpopular unpopularity
unprecedented unpredictable unprepared unprincipled unprintable unprivileged unproductive unprofessional unprofitable unprotected
unproven unprovoked unpublished unqualified unquestionable unquestionably unquestioned unravel unread unreadable unreal
unrealistic unrealistically unreasonable unreasonably unrecht unrecognised unrecognized unrelated unrelenting unreliability
unreliable unremarkable unrepeatable unrepresentative unreserved unresolved unresponsive unrest unrestrained unrestricted
unrivaled unrivalled unroll unruffled unrulier unruliest unruliness unruly uns unsafe unsafest unsaid unsanitary unsatisfactory
unsatisfied unsavory unsavoury unsay unscathed unscheduled unschuld unschuldig unscientific unscientifically unscrew unscrupulous
unsearchable unseasonable unseat unsecured unseemlier unseemliest unseemly unseen unsere unserem unseren unset unsettle unsheathe
unsicher unsichtbar unsightlier unsightliest unsightly unsigned unsinn unskilled unsolicited unsolved unsophisticated unsound
unsoundest unspeakable unspecified unspoken unsportsmanlike unstable unsteadier unsteadiest unsteady unstoppable unstructured
unstuck unsubstantiated unsuccessful unsuitable unsuited unsung unsupportable unsupported unsure unsuspecting untangle unten
untenable untenanted unter unterbrechen unterbrochen unterhalten unterhaltung unterlagen unternehmen unterricht unterrichten
unterscheiden unterschied unterschreiben unterschrieben unterschrift unterstutzen unterstutzt unterstutzung untersuchen
untersucht untersuchung untertitel unterwasche unterwegs unthinkable unthinking untidier untidiest untidy untie until untimelier
untimeliest untimely untiring unto untold untouchable untouched untoward untrained untried untrue untruest untrustworthy
untruthful untying unusable unused unusual unveil unwanted unwarranted unwary unwashed unwelcome unwell unwichtig unwieldier
unwieldiest unwieldy unwilling unwind unwise unwisest unwitting unworkable unworthy unwound unwrap unwritten unyielding unzip up
upbeat upbringing upchuck upcoming update upend upfront upgrade upheaval upheld uphill uphold upholster upholstery upkeep uplift
upload upon uppercase upperclassman upperclassmen upperclasswoman upperclasswomen uppercuts uppercutting uppermost uppity upright
uprising uproar uproot ups upscale upset upshot upside upstage upstairs upstanding upstart upstate upstream upsurge upswing
uptake uptight uptown upturn upward uranium urbain urbaine urban urbane urbanest urchin urge urgence urgencias urgency urgent
urgente urina urinalysis urinate urine urlaub urn ursache urso ursprunglich urteil us usa usaba usable usada usado usage usagers
usam usamos usan usando usar usaram usare usaremos usaria usarla usarlo usaste usava usd use used useful usei useless usen user
usher usherette usine using uso usou usr usted usual usualmente usurp utensil uteri uterus util utile utilisant utilisateur
utilisation utilise utilisee utilisent utilitarian utilitarianism utilite utility utiliza utilizar utilization utilize utmost
utopia utter utterance uttermost uu va vaca vacaciones vacances vacancy vacant vacate vacation vacationists vaccin vaccinate
vaccination vaccine vache vacia vacillate vacio vacuous vacuum vader vadia vaga vagabond vagabondage vagabunda vagabundo vagary
vagina vaginae vaginal vago vagon vagrant vague vaguest vai vain vainest vainglorious vainglory vainqueur val valable valait vale
valediction valedictorian valem valen valencies valent valente valentin valentine valerie valet valeu valeur valiant valid
validate validation validity valiente valioso valise valle vallee valley valoir valor valorisation valoriser valour valu valuable
valuates value valueless valve valveless vamonos vamos vampir vampire vampiro van vandal vandalise vandalism vandalize vanden
vane vanessa vanguard vanilla vanille vanish vanity vano vanquish vantagem vao vapeur vapor vaporise vaporize vapour vaquero vara
varanda variability variable variance variant varias variation varie variegate varient varietals variete variety varios various
varnish varon varsity vary vas vase vasectomy vaso vasoconstriction vasomotor vast vaste vastest vat vaticano vaughn vault vaut
vaya vayamos vayan vayanse vayase vazamento vazia vazio vc vd ve vea veado veal veamos vean veau veces vecindario vecino vector
vecu vedette veem veer vegan vegetable vegetarian vegetarianism vegetation veggie veggieburger vehement vehicle vehicular
vehicule vehiculo veia veiculo veil veille vein veinte veio veja vejam vejamos vejo vela velde velha velho velma velo velocidad
velocidade velocity velour veloz velvet velvety vem vemos ven venait venant venas vence vencedor venceu vencido vend venda
vendant vende vendedor venden vendendo vendent vendetta vendeu vendeur vendi vendido vendiendo vendio vendo vendor vendra vendran
vendre vendredi vendria vendu vendue veneer veneno venerability venerable venerate veneration venga vengan venganza vengeance
vengeful vengo venha venham venho venia venid venido venimos venir venise venison venom venomous vent venta ventaja ventana vente
ventilate ventilation ventilator vento ventre ventricle ventriloquism ventriloquist venture venturesome venu venue veo ver vera
verabredet verabredung verabschieden veracity veran veranda verandern verandert veranderung veranderungen verano verantwortlich
verantwortung verao verargert verarschen verarscht verb verbal verbalised verbalises verbalising verbatim verbergen verbessern
verbiage verbinden verbindung verbindungen verbose verbosity verboten verbracht verbrachte verbrannt verbrechen verbrecher
verbreiten verbreitet verbrennen verbringen verbunden verdacht verdachtig verdachtige verdachtigen verdad verdade verdadeira
verdadeiramente verdadeiro verdadera verdaderamente verdadero verdammt verdammte verdammten verdanken verde verderben verdict
verdiene verdienen verdienst verdient verdure vere veredicto verei vereinbarung vereinigten veremos verfassung verflucht
verfluchte verfolgen verfolgt verfugung vergangen vergangenheit vergass verge vergeben vergebung vergeht vergesse vergessen
vergesst vergewaltigt vergib vergiftet vergiss vergisst vergleich vergleichen vergnugen vergonha vergraben verguenza verhaften
verhaftet verhalten verhaltnis verhandeln verhandlung verheiratet verhindern verhindert veria verier veriest verificando
verificar verification verifier verifique verifiquei verify veritable veritablement verite verkauf verkaufe verkaufen verkauft
verkehr verknallt verla verlange verlangen verlangt verlasse verlassen verlasst verlaufen verle verlegen verlegt verletzen
verletzt verletzung verletzungen verlieben verliebt verliere verlieren verlierst verliert verliess verlo verlobt verlobte verlor
verloren verlust vermasselt verme vermeiden vermelha vermelho vermeulen vermin vermisse vermissen vermisst vermogen vermute
vermutlich vernacular verne vernichten vernichtet vernis vernos vernunft vernunftig veronica veronique verpassen verpasst
verpflichtet verpiss verprugeln verprugelt verra verrat verrate verraten verre verront verruckt verruckte verruckten versager
versagt versammelt versammlung versao versatile versatility versaut verschaffen verschieben verschieden verschiedene
verschiedenen verschlossen verschwand verschwenden verschwendet verschwinde verschwinden verschwindet verschworung verschwunden
verse versee versehen versement versetzt versichere versichern versichert versicherung version versorgen versorgt verspatung
versprach verspreche versprechen versprich versprochen verstand verstanden verstandnis verstarkung versteck verstecken versteckst
versteckt versteh verstehe verstehen verstehst versteht versuch versuche versuchen versuchst versucht versuchte versuchten versus
vert verte vertebra vertebrae vertebrate verteidigen verteidigung verteilen verteilt vertexes vertical vertices vertigo vertrag
vertragen vertrau vertraue vertrauen vertraust vertraut vertreten vertreter vertu verursachen verursacht verurteilt verve
verviers verwandeln verwandelt verwandt verwandten verwenden verwendet verwickelt verwirrt verwundet very verzeih verzeihen
verzeiht verzeihung verzichten verzweifelt ves vespera vessel vest veste vestibule vestibulo vestida vestido vestige vestindo
vestir vestment vestries vet vete veteran veterinarian veterinary veto veulent veut veux vex vexation vez vi via viability viable
viaduct viagem viagens viaja viajando viajar viaje viajou vial viande vibe vibrant vibrate vibration vic vicar vicarages
vicarious vice vicepresidente viceregal viceroys viciado vicinity vicio vicious vicky victim victima victime victimisation
victimise victimization victimize victimless victoire victor victoria victorious victory vida vide video videocassette
videoconferencing videodisc videophone videotape vidrio vidro vie vied vieh vieille vieillissement vieja viejo viel viele vielen
vielleicht vielmals viemos viendo viendra viendront viene vienen vienne viennent vient viento vientre vier viera vieram viernes
vieron viertel vierten viesse vietna vieux view viewership viewfinder viewpoint vif vigia vigiando vigiar vigil vigila vigilance
vigilancia vigilando vigilant vigilante vigilar vignes vignoble vigor vigorous vigour vigueur viki viktor vila vilao vile vilest
vilify villa village villain villainous villainy ville vilvorde vim vimos vin vinaigre vince vinda vindicate vindication
vindictive vindo vine vinegar vineyard vinganca vingar vingt vingtaine vinha vinho viniendo viniera vinieron vinimos viniste
vinnie vino vintage vinte vinyl vio viola violacao violacion violao violate violation violators violence violencia violent
violento violet violin violincello violinist viper vir vira virage viragoes viral viram virando virao virar vire virei virem
virgem virgen virgin virginity viria virile virility virou virtual virtue virtuel virtuelle virtuoso virtuous virulent virus vis
visa visage visant visao viscosity viscous vise visent visibilite visibility visible visiblement visibly vision visionary
visionen visiontext visit visita visitant visitar visitation visite visiteur visitor visoes visor visse vista vistazo viste visto
visual visualise visualize visuel visuelle vit vitais vital vitality vitamin vitamine vite vitesse vitima vitoria vitres vitrine
vitriolic vitriolically viu viuda viuva viva vivacious vivacity vivant vive vivem vivement vivemos viven vivendo vivent viveu
vivi vivia vivian vivid vividest vivido viviendo viviente vivimos vivio viviparous vivir vivira vivisect vivisection
vivisectionists vivo vivons vivre vizeprasident vizinha vizinhanca vizinho vlaams vlaamse vld voa voando voar vocabulaire
vocabulary vocal vocale vocalist vocation vocational voce vociferous vodka vogel vogeln vogue voice voiceless voici void voidable
voie voient voile voir voire vois voisin voisine voit voiture voix vol volaille volando volant volante volar volatile volatilite
volatility volcanic volcano volet volition volk volkswagen voll volle vollen volley volleyball vollidiot vollig vollkommen
vollstandig volo volontaire volontairement volonte volontiers volt volta voltado voltage voltam voltamos voltando voltar voltara
voltaram voltarao voltarei voltarem voltaremos voltaria voltarmos voltasse volte voltei voltem voltmeter volto voltou volume
volumen voluminous voluntad voluntarily voluntario voluntary volunteer voluptuous volvamos volvemos volver volvera volveran
volvere volveremos volveria volvi volvia volviendo volviera volvieron volvio volviste volvo vom vomit vomitar von vont vontade
voo voodoo voor vor voracious voracity voran voraus vorbei vorbeikommen vorbereiten vorbereitet vorbild vorfall vorgehen vorgeht
vorgesetzten vorgestellt vorhaben vorher vorhin vorkommen vorm vorn vorne vorschlag vorschlagen vorschriften vorsicht vorsichtig
vorstellen vorstellung vorteil vortex voruber vorwarts vorzustellen vos vosotros vossa vosso votacao votar vote voto votre vou
vouch vouchsafe voudrais voudrait voulaient voulais voulait voulez vouloir voulons voulu vovo vow vowel voy voyage voyageur
voyait voyeur voyeurism voyez voyons voz vrai vraie vraiment vraisemblablement vtm vu vue vuela vuelo vuelta vuelto vuelva
vuelvan vuelve vuelven vuelvo vuestra vuestro vulgar vulgarest vulgarians vulgarity vulnerability vulnerable vulneravel vulture
vvpr vw vying wach wache wachen wachsen wachst wacht wackier wackiest wacky wad waddle wade wafer waffe waffen waffle waft wag
wage wagen wagon wahl wahlen wahnsinn wahnsinnig wahr wahre wahren wahrend wahrheit wahrscheinlich waif wail waist waistband
waistcoat waistline wait waitperson waitress waitstaff waive wake wakefully waken wald walibi walk walkabout walkaway walkout
walkover walkways wall wallace wallboard wallet walleyed walleyes wallflower wallon wallonie wallonne wallop wallow wallpaper
walnut walrus walsh walter waltz wan wand wanda wande wanderlust wane wanglers wann wanna wannabe wannabee wannest want wanton
war warble ward warden wardrobe wardroom ware warehouse waren warf warfare warhead warier wariest warily warlike warlock warlord
warm warmblooded warme warmest warmhearted warmonger warmth warn warne warnen warnung warp warpath warplane warrant warranty
warren warrior warship warst wart warte warten wartest wartet wartete warthogs wartime warum wary was wasche waschen wash
washable washbasin washboard washbowl washcloth washerwoman washerwomen washington washout washrags washroom washstand washtubs
wasp wassailed wassailing wassails wastage waste wastebasket wasteful wasteland wastepaper wastewater watch watchable watchband
watchdog watchful watchmaker watchmaking watchman watchmen watchstrap watchtower watchword water waterbed waterbird waterboard
waterborne watercolor watercolour watercourse watercraft watercress waterfall waterfowl waterfront waterhole waterier wateriest
waterlily waterline waterlogged waterloo watermark watermelon watermill waterproof watershed waterside waterspout watertight
waterway waterwheel waterworks watery wathelet watson watt wave waveband waveform wavefront wavelength wavelets wavelike wavier
waviest wavre wavy wax waxier waxiest waxiness waxy way waylaid waylay wayside wayward we weak weaken weakest weakfish weakling
wealth wealthier wealthiest wealthy wean weapon weaponless weaponry wear wearable wearier weariest wearily weariness wearisome
weary weasel weather weatherboard weathercock weatherman weathermen weatherperson weatherproof weatherstrip weave web website
wechseln wecken wed wedge wedlock wee weed weedier weediest weedkiller weedless weedy week weekday weekend weeknight weep weer
weest weg wege wegen weggehen weggelaufen weggenommen weglaufen wegnehmen weh wehgetan wehtun weib weich weigh weighbridge weight
weightier weightiest weightiness weightless weightlifter weightlifting weighty weihnachten weihnachtsmann weil weile wein weine
weinen weinst weint weird weirdest weirdo weis weise weisheit weisse weissen weisst weist weit weitere weiteren weitergehen
weiterhin weiterleben weitermachen welch welche welchem welchen welcome weld weldable welfare well welle wellen wellhead
wellington wellspring welsh welt welten welterweight weltkrieg weltraum wem wen wenden wenig wenige wenigen wenigstens wenn went
wept wer werbung werd werde werden werdet were werewolf werewolves werfe werfen werk werkzeug wert werte wes wesen weshalb wesley
wessen west westbound westen westerly western westernise westernize westernmost westward wet wetback wettbewerb wette wetten
wettest weyland whack whale whaleboat whalebone wham whammies wharf wharves what whatchamacallit whatever whatshername
whatshisname whatsits whatsoever wheat wheatgerm wheatmeal wheedle wheel wheelbarrow wheelbase wheelchair wheelhouse wheelwright
wheeze when whence whenever where whereabouts whereas whereby wherefore wherein whereupon wherever wherewith wherewithal whet
whether whetstone whew which whichever whiff whiffletree while whilst whim whimper whimsical whimsies whine whinny whip whipcord
whiplash whippersnapper whippets whippoorwill whipsawed whipsawing whipsaws whir whirl whirlpool whirlwind whirlybird whirr whisk
whiskey whisky whisper whistle white whitebait whiteboard whitecaps whitefish whitehead whiten whiteouts whitest whitetail
whitewall whitewash whitewater whitney whittle whiz whizz whizzbang who whoa whodunit whoever whole wholefood wholegrain
wholehearted wholemeal wholesale wholesome wholewheat wholly whom whomever whoo whoop whoopees whoosh whopper whore whorehouse
whose why wichser wichtig wichtige wichtigen wichtigste wichtigsten wick wickedest wickerwork wicket wide widemouthed widen
widerlich widerstand widerstehen widescreen widespread widest widow widowhood width wie wieder wiederhole wiederholen wiederholt
wiederkommen wiedersehen wiederzusehen wield wiener wieso wieviel wieviele wife wifeless wig wiggle wigwam wild wildcard wildcat
wilde wildest wildfire wildflower wildfowl wildlife wile wilful wilier wiliest will wille willen willful willkommen willow
willowy willpower willst willy wilt wily wim wimp wimpier wimpiest wimpy win wince winch wind windbags windblown windbreak
windburn windcheater windchill windfall windflower windier windiest windjammer windlass windless windmill window windowless
windowpane windowsill windpipe windproof windrows windscreen windshield windsock windstorm windsurf windswept windward windy wine
wineglass winegrower winemaker wineries wing wingding wingers wingless winglike wingnuts wingspan wingspread wingtip wink winkel
wino winsome winsomest winston winter wintergreen winterthur wintertime wintrier wintriest wintry wipe wir wird wire wirehair
wireless wiretap wirf wirft wirier wiriest wirken wirklich wirkliche wirklichkeit wirkt wirkte wirkung wirst wiry wisdom wise
wiseacre wisecrack wiseguys wisest wish wishbone wishful wisp wispier wispiest wispy wissen wissenschaft wissenschaftler wisst
wist wistful wit witch witchcraft with withdraw withdrawal withdrawn withdrew withheld withhold within without withstand
withstood witless witticism wittier wittiest witty witwe witz witze witzig wive wiz wizard wizened wo woanders wobble wobblier
wobbliest wobbly woche wochen wochenende wodka woe woebegone wofur woher wohin wohl wohne wohnen wohnst wohnt wohnung wohnwagen
wohnzimmer wok woke woken wolf wolfe wolfhound wolken wolle wollen wollt wollte wollten wolltest wolltet wolves woman womanhood
womankind womanliest womanlike womanliness womb wombat women womenfolk womit womoglich won wonach wonder wonderful wonderland
wondrous wong wont woo wood woodblock woodcarver woodcarving woodchuck woodcock woodcraft woodcuts woodcutter woodcutting wooden
woodenest woodier woodiest woodland woodlice woodlots woodlouse woodpecker woodpile woodshed woodsiness woodsman woodsmen
woodwind woodwork woodworm woody woof wool woolen woolgathering woollen woollier woolliest woolliness woozier wooziest woozy
woran worauf word wordbook worden wordier wordiest wordless wordplay wordsmith wordy wore work workable workaholic workbasket
workbench workbook workdays workfare workflow workforce workhorse workhouse workingman workingmen workingwoman workingwomen
workload workman workmanlike workmanship workmate workmen workout workplace workroom worksheet workshop worksite workspace
workstation worktable worktops workweek world worldlier worldliest worldliness worldview worldwide worm wormhole wormwood worn
worrisome worry worrywart worse worsen worship worst wort worte worten worth worthier worthiest worthiness worthless worthwhile
worthy woruber worum wot would wound wove woven wovon wovor wow wozu wraith wrangle wrap wraparound wrath wrathfully wreak wreath
wreathe wreck wreckage wren wrench wrest wrestle wretch wretchedest wriggle wright wring wrinkle wrist wristband wristwatch writ
writable write writhe written wrong wrongdoer wrongdoing wrongest wrongful wrongheaded wrote wrought wrung wry wryest wunde
wunden wunderbar wunderbare wunderkind wunderschon wunderschone wundervoll wundervolle wunsch wunsche wunschen wunscht wunschte
wurd wurde wurden wurdest wurdet wurstchen wusste wussten wusstest wuste wut wutend www wwwgermansubsde wwwsubcentralde
wwwtvuserde wyatt xadrez xander xavier xeikon xena xenophobia xenophobic xerife xerox xeu xicara xixe xixi xvie xviie xviiie xxe
xylophone ya yacht yachtsman yachtsmen yachtswoman yachtswomen yak yam yang yank yap yard yardages yardarms yardas yardmaster
yardstick yarmulke yarn yate yawn yeah year yearbook yearling yearlong yearn yeast yell yellow yellowest yellowhammer yellowish
yelp yen yendo yep yes yest yesterday yesteryear yet yeti yeux yew yield yippee yo yodel yoga yogourt yogurt yoke yokel yolk
yonder york you young youngest youngster your yourself yourselves youth youthful yowl yuck yuckier yuckiest yucky yuki yum
yummier yummiest yummy yuppie yuri yvan yves zach zahl zahle zahlen zahlt zahn zahnarzt zahne zangada zangado zanier zaniest zany
zap zapato zar zauber zaun zaventem zb ze zeal zealous zebra zehen zehn zeichen zeig zeige zeigen zeigst zeigt zeigte zeile zeit
zeiten zeitgeist zeitplan zeitpunkt zeitung zeitungen zeitverschwendung zelador zelle zellen zelt zenith zentimeter zentrale
zentrum zerbrochen zeremonie zero zerstoren zerstort zerstorung zest zestfully zeta zettel zeug zeuge zeugen zieh ziehe ziehen
ziehst zieht ziel ziele ziemlich zigarette zigaretten zigzag zillion zimmer zinc zincked zincking zip zirkus zit zivilisation
zivilisten zod zodiac zoe zog zogen zombie zona zone zoo zoological zoologico zoologist zoology zoom zorn zorra zu zucchini
zucker zuerst zufall zufallig zufolge zufrieden zug zugang zugeben zugehort zugestimmt zugriff zuhalter zuhause zuhoren zukunft
zulassen zuletzt zum zumbi zumindest zunge zur zurecht zurich zuruck zuruckbringen zuruckgeben zuruckgehen zuruckgekehrt
zuruckgekommen zuruckgelassen zuruckholen zuruckkehren zuruckkommen zuruckkommt zurucklassen zuruckrufen zuruckziehen zurzeit
zusammen zusammenarbeit zusammenarbeiten zusammenhang zuschauer zusehen zustand zustandig zustimmen zutritt zuviel zuvor zwar
zweck zwei zweifel zweimal zweit zweite zweiten zwerg zwillinge zwingen zwischen zwischenzeit zwolf zylonen
`;
