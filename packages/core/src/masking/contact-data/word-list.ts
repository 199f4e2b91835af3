/**
 * Words of English, French, Spanish and Portuguese, written by `packages/core/scripts/words.ts`. The English ones are from SCOWL,
 * copyright 2000-2016 by Kevin Atkinson, who permits the use and distribution of them and of works created from them.
 */
export const wordList = `
aaa aah aardvark aaron aback abacus abaisse abaixar abaixe abaixo abajo abandon abandonada abandonado abandonar abandonment
abandonne abandono abandonou abate abb abbaye abbey abbot abbreviate abbreviation abby abdicate abdication abdomen abdominal
abduct abelhas abencoe aberracao aberration aberta aberto abertura abet abhor abhorrence abhorrent abide abierta abierto ability
abismo abject ablaze able ablest ably abn abnormal abnormality aboard abode abogada abogado abolish abolition abominable
abomination abondamment abondante abonnement abonnes abord abordable abordagem aborde aboriginal aborigine abort abortion
abortive aborto abound about abouti aboutir aboutit above aboveboard abra abracar abraco abram abran abrasive abrazo abre abreast
abrelo abren abri abridge abrigo abril abrindo abrio abrir abrite abriu abro abroad abrupt abruptest abscess abscond absence
absent absentee absolu absolue absolument absoluta absolutamente absolute absolutest absoluto absolve absorb absorbe absorbent
absorption abstain abstention abstinence abstract abstraction abstruse absurd absurdest absurdity absurdo abuela abuelita abuelo
abundance abundant aburrida aburrido abus abuse abusive abuso abysmal abyss aca acaba acabado acabam acabamos acaban acabando
acabar acabara acabaram acabaria acabaron acabaste acabe acabei acabemos acabo acabou academia academic academically academique
academy acalmar acalme acampamento acampar acao acaso accede accelerate acceleration accelerator accelere acceleree accent
accentuate accept acceptability acceptable acceptably acceptance accepte acceptee acceptent acceso access accessibility
accessible accessoire accessory accident accidental accidente accion acclaim acclimate acclimatise acclimatize accolade
accommodate accommodation accompagne accompagnee accompagnement accompaniment accompanist accompany accompli accomplice accomplir
accomplish accomplishment accord accordance accorde accordee accordion accost account accountability accountable accountancy
accountant accredit accroissement accru accrue accueil accueille accueillent accueilli accueillir accumulate accumulation
accumuler accuracy accurate accusation accuse accustom ace aced aceita aceitar aceitaria aceite aceitei aceito aceitou acelerar
acender acento acepta aceptado aceptar aceptarlo acepte acepto acerca acercan acercando acercarme acercate acerco acero acerque
acerquen acertar acertei acertou acessar acesso acha achado acham achamos achando achar achara acharam acharia acharmos achat
achava ache achei achetant achete achetee acheteur acheve achievable achieve achievement acho achou acid acidentalmente acidente
acidity acido acier acima acing ackermans acknowledge acknowledgement acknowledgment aclarar acne aco acompane acompanhante
acompanhar acompanhe acompano acondicionado aconteca acontece acontecem acontecendo acontecera aconteceram aconteceria
acontecesse aconteceu acontecido acorda acordada acordado acordar acorde acordei acordo acordou acorn acostado acostarme
acostarse acostarte acostumada acostumado acostumar acostumbrado acoustic acquaint acquaintance acquereur acquerir acquiert
acquiesce acquiescence acquire acquis acquise acquisition acquit acquittal acre acreage acredita acreditam acreditamos acreditar
acreditaria acreditava acredite acreditei acreditem acredito acreditou acrescentar acrid acridest acrimonious acrimony acrobat
acrobatic acronym across acrylic act acte acteur actif action actionnaire actionnariat actitud activado activate active
activement actividad activist activite activity activo acto actor actress actrice actriz actua actuacion actual actualite
actuality actualmente actuando actuar actuariel actuary actuel actuelle actuellement acucar acuerda acuerdo acumen acupuncture
acusacao acusacion acusacoes acusado acusando acusar acute acutest ad adage adam adamant adapt adaptable adaptation adapte
adaptee adaptive adaptor add addendum addict addiction addictive addison addition additional additive address addressee adecuada
adecuado adelantado adelante ademas adentro adept adequada adequado adequat adequate adeus adhere adherence adherent adhesion
adhesive adianta adiante adiar adicionar adicto adios adivina adivinar adivinha adivinhar adivinhe adjacent adjective adjoin
adjoint adjourn adjournment adjunct adjust adjustable adjustment admet admettre administer administracao administracion
administrador administrateur administratif administration administrative administrator admira admirable admirablement admirably
admiral admiration admire admiro admis admissible admission admit admita admite admitir admitirlo admito admittance admonish
admonition adn ado adobe adocao adolescence adolescent adolescente adonde adopt adopte adoptee adoptent adoption adora adorable
adoram adorar adoraria adoration adorava adoravel adore adorei adorn adornment adoro adresse adressent adrian adrift adroit ads
adulation adult adulta adulte adulterate adulteration adultery adulthood adulto advance advancement advantage advantageous advent
adventure adventurous adverb adverbial adversaires adversary adverse adversest adversity advert advertencia adverti advertise
advertisement advice advierto advisable advise advisor advisory advocate advogada advogado aeon aerea aereo aerial aerien
aerienne aerodynamic aeronautique aeroplane aeroport aeroporto aeropuerto aerosol aerospace aesthetic aesthetically aex afar
afastado afastar afaste afecta afectado afecto afeganistao afeta afetar affable affably affair affaire affect affectation affecte
affection affectionate affichage affichait affichant affiche affichee affichent affidavit affiliate affiliation affilies affinity
affirm affirmation affirmative affirme affirment affix afflict affliction affluence affluent afford affordable affront afganistan
afield afin afinal afirmativo aflame afloat afogar afoot aforementioned aforesaid afortunada afortunadamente afortunado afraid
afresh africa africain africaine afrique after aftereffect afterlife afterlives aftermath afternoon afterthought afterward afuera
afundar ag agachate again against agallas agamenon agarra agarrar agarrate agarre agarren agarro age aged agence agencia agency
agenda agent agente agf aggravate aggravation aggregate aggression aggressive aggressor aghast agile agility agindo aging agir
agira agissait agisse agissent agit agitado agitate agitation agitator agiu aglow agneau agnes agnostic agnosticism ago agonise
agonize agony agora agosto agotado agrada agradable agradar agradavel agradeca agradecemos agradecer agradeceria agradecerle
agradecerte agradecido agradeco agradezco agreable agreablement agree agreeable agreeably agreement agresion agresivo agressao
agressif agressive agressivo agricole agricultural agriculture aground agua aguanta aguantar aguanto aguarda aguardando aguarde
aguenta aguentar aguente aguento aguia aguila aguja agujero agulha agusta ah ahead ahh ahi ahold ahora ahoy ai aid aidant aide
aient aigo aiguien ail aile ailleurs ailment aim aime aiment aimerait aimless ainda ainsi air airborne airbus aircraft aire
airfield airier airiest airline airmail airplane airport airstrip airtight airways airy aise aisee aisement aisle ait aja ajar
ajedrez ajoutant ajoute ajoutee ajoutent ajuda ajudado ajudam ajudando ajudante ajudar ajudara ajudaram ajudaria ajude ajudei
ajudem ajudo ajudou ajustar akin akzo al ala alain alambre alan alarm alarma alarme alarmist albeit albert albin albino album
alcalde alcancar alcance alcanza alcanzado alcanzar alcatel alcohol alcoholic alcoholism alcool alcove aldea aldeia ale alec
alegra alegre alegria alegro alejado alejandro alejate alejense alejese aleluia alem alema aleman alemanha alemania alemao
alentours alert alerta alex alexander alexandre alfa alfombra alfred alga algae algebra algebraic algemas algo algodao algodon
algorithm alguacil alguem alguien algum alguma algun alguna alguno ali aliados alianca alianza alias alibi alice alicia alien
alienate alienation alienigena aliento alight align alignment alike alimentaire alimentar alimentation alimenter alimento
aliments alimony alison alive aliviar alivio alkali alkaline all alla allaient allait allant allay alle allegation allege
allegiance allegorical allegory allemagne allemand allemande allen allergic allergy alleviate alley allez alli alliance allie
alligator allison allocate allocation allons allot allotment allow allowable allowance alloy allude allure allusion ally alma
almacen almanac almanij almighty almirante almocar almoco almohada almond almorzar almost alms almuerzo alo aloft alone along
alongside aloof alors aloud alpha alphabet alphabetic alphabetical alphanumeric alquilar alquiler already alrededor also alta
altamente altar alter alterable alterar alteration alternate alternation alternativa alternative alternator alteza although
altitude alto altogether altruism altruistic altura alugar aluguel aluminium aluminum alumno aluno alvo always am ama amaba
amable amada amado amador amalgamate amalgamation amam amamos aman amanda amanecer amanha amanhecer amante amar amarela amarelo
amarilla amarillo amarrado amarrar amateur amateurish amava amavel amaze amazement ambas ambassador amber ambiance ambiant
ambicao ambidextrous ambience ambient ambiente ambiguity ambiguous ambitieux ambition ambitious ambivalence ambivalent amble
ambos ambulance ambulancia ambush ame ameaca ameacando ameacou amei amelia amelioration ameliore amelioree amem amen amenable
amenagement amenaza amend amende amendment amendoim amene amenity america americain americaine american americana americano
amerique amethyst ami amiable amiably amicable amicably amid amidst amie amiga amigao amigavel amigo amiguinho amiguito amistad
amizade ammonia ammunition amnesia amnesty amo amoeba amoebae amok among amongst amont amor amoral amorous amorphous
amortissements amostra amou amount amour amoureuse amoureux amp ampere ampersand amphetamine amphibian amphibious amphitheater
amphitheatre ample amplest ampleur amplification amplifier amplify amplitude amputate amputation amro amsterdam amulet amuse
amusement amy an ana anachronism anaemia anaemic anaesthesia anaesthetic anagram anakin anal analgesic analisar analise analisis
analog analogous analogue analogy analyse analysis analyst analyste analytic analytical analyze anarchic anarchism anarchist
anarchy anathema anatomical anatomy ancestor ancestrais ancestral ancestros ancestry anchor anchorage anchovy ancia anciana
anciano ancien ancienne ancient ancientest and anda andaba andado andam andan andando andar andava ande andei andem anderlecht
andersen anderson andie ando andou andre andrea andrew android andy anecdote aneis anel anemia anemic anesthesia anesthetic anew
angel angela angelic anger angie anglais anglaise angle angleterre angrier angriest angrily angry angst anguish angular angulo
anhyp anillo animada animado animais animal animar animate animation animaux anime animo animosity aniversario anjo ankle ann
anna annals anne annee annex annexation annie annihilate annihilation anniversaire anniversary annonce annoncee annoncent
annonceurs annotate annotation announce announcement annoy annoyance annual annuel annuelle annuellement annuity annul annulment
ano anoche anoint anoitecer anomalous anomaly anon anonymat anonyme anonymity anonymous anorak anormal anotacoes another ans
ansiedade ansiosa ansioso answer answerable ant antagonise antagonism antagonist antagonistic antagonize antan ante anteater
antecedentes antelope antena antenna antennae antenne anterieurement anterieures anterior anteriormente anthem anthill anthology
anthony anthrax anthropological anthropologist anthropology antibiotic antibody antic anticipate anticipation anticipe anticipee
anticlimax antidote antidoto antifreeze antiga antigamente antigo antigua antiguo antipathy antiquate antique antiquity
antiseptic antisocial antitheses antithesis antler antoine anton antonio antonym anual anunciar anuncio anus anvers anversois
anversoise anvil anxiety anxious any anybody anyhow anyone anyplace anything anyway anywhere ao aonde aorta aos apaga apagado
apagalo apagar apagou apague apaixonada apaixonado apaixonar apaixonei apaixonou apanhar aparato apareca aparece aparecem
aparecen apareceram apareceu aparecio aparelho aparencia aparentemente aparezca apariencia apart apartamento apartate aparte
apartense apartheid apartment apathetic apathy ape aped apelido apellido apenas aperitif apertado apertar aperte aperto aperture
apesar apesta apestoso apetece apetite apetito apex aphorism apiece aping aplauso aplomb apocryphal apoiar apoio apollo apolo
apologetic apologetically apologise apologize apology apontando apontar apos aposentadoria aposentar aposta apostar apostle
aposto apostrophe apoyo appal appall apparaissent apparatus appareil apparel apparemment apparence apparent apparition
appartement appartenant appartiennent appartient apparu appeal appear appearance appease appeasement appel appele appelee
appellation appelle appellent append appendage appendices appendicitis appendix appetiser appetising appetit appetite appetizer
appetizing applaud applause apple appliance applicability applicable applicant application applicator applique appliquee apply
appoint appointee appointment apport apporte apportent apposite appraisal appraise appreciable appreciate appreciation
appreciative apprecie appreciee apprecient apprehend apprehension apprehensive apprend apprendre apprentice apprenticeship
apprentissage appris approach approachable approche approfondie appropriate appropriation approprie approuve approval approve
approximate approximation appui appuie apreciar aprecio aprenda aprende aprendemos aprendendo aprendeu aprendi aprendido
aprendiendo aprendio aprendiste aprendiz apresenta apresentacao apresentacoes apresentar apresento apresentou apressar apresse
apresurate apricot aprieta april aprobacion apron apropiado apropriado aprovacao aprovechar aproveitar aproveite aproveitem
aproxima aproximadamente aproximando aproximar aproxime apt aptest aptitude apuesta apuesto apunta apuntando apunten apurate
apurense apuro aquamarine aquarium aquatic aquecer aquecimento aqueduct aquel aquela aquele aquella aquello aqui aquiles aquilo
ar arabe arabia arable arana aranha arbed arbiter arbitrage arbitrarily arbitrary arbitrate arbitration arbitrator arbol arbor
arbour arbre arc arcade arcane arch archaeological archaeologist archaeology archaic archbishop archery archest archetypal archie
archipelago architect architecte architectural architecture archive archivo archway arco arde ardennes ardent ardiendo ardiente
ardor ardour arduous are area areia arena argent argenteam argentine arguable arguably argue argument argumentative argumente
argumento ari aria ariane arid arise arisen aristocracy aristocrat aristocratic arithmetic arizona ark arm arma armada armadilha
armadillo armado armadura armament armand armani armario armazem armchair arme armee armistice armor armory armou armour armoury
armpit army arnold aroma aromatic arose around arouse arquitecto arquiteto arquivo arraign arranca arrancar arrange arrangement
arranjar arranjo arranjou array arrears arregla arreglado arreglar arreglare arreglarlo arreglo arrepender arrependido arrest
arrestado arrestar arrestaron arresto arriba arriesgado arriesgar arriscado arriscar arrival arrive arrivee arrivent arrogance
arrogant arrogante arrow arroz arruinado arruinar arruinaste arruino arruinou arrumando arrumar arrume arrumou arse arsenal
arsenic arson art arte artefact artefacto arterial artery artful arthritic arthritis arthur artichoke article articulate
articulation articulo artie artifact artifice artificial artificielle artigo artilharia artilleria artillery artisan artisanale
artist artista artiste artistic artistically artistique artistry arturo artwork arvore as asa asalto asbestos asbl ascend
ascension ascenso ascensor ascent ascertain ascetic asco ascribe asegurado asegurar asegurarme asegurarnos asegurarse asegurate
aseguro asesina asesinada asesinado asesinar asesinaron asesinato asesino asesor asexual ash ashamed ashcan ashen ashley ashore
ashtray asi asia asiatique aside asie asiento asilo asistencia asistente ask askance askew asleep asociacion asombroso asparagus
aspect aspecto aspen aspersion asphalt asphyxiate asphyxiation aspirant aspiration aspire aspirin asquerosa asqueroso ass assail
assailant assainissement assalto assassin assassina assassinada assassinado assassinat assassinate assassination assassinato
assassino assault assegurar asseguro assemblage assemble assemblee assembly assent assento assert assertion assertive assessment
assessor asset assez assiette assign assignment assim assimilate assimilation assinado assinar assinatura assine assinou assis
assise assist assista assistance assistant assiste assistee assistencia assistente assisti assistindo assistir associacao
associate association associative associe associee assort assorti assortie assortment assubel assume assumir assumiu assumo
assumption assunto assurance assurant assure assuree assurement assurent assureur assusta assustada assustado assustador
assustadora assustando assustar assustou asterisk asteroid asthma astonish astonishment astound astra astray astride astringent
astro astrological astrology astronaut astronomer astronomical astronomy astute astutest astuto asumir asumo asunto asusta
asustada asustado asustan asustando asustar asustaste asuste asusto asylum asymmetry asynchronous at ataca atacado atacan
atacando atacar atacaram atacaron ataco atacou atado atajo ataque ataquen ataud ate atelier atencao atencion atenda atende
atendeu atendo aterrador aterrizaje aterrizar atheism atheist atheistic athena athlete athletic atiende atingido atingir atingiu
atira atirador atirando atirar atiraram atire atirei atirem atiro atirou atitude ativa ativar atividade ativo atlanta atlantico
atlantique atlas atleta atmosfera atmosphere atmospheric ato atom atomic atone atonement ator atout atracao atraccion atractiva
atractivo atrae atraente atrai atrair atrapa atrapada atrapado atrapalhar atrapar atraparlo atraparon atrapo atras atrasada
atrasado atrasar atraso atraves atravesar atravessar atreva atreve atriz atrocious atrocity attach attache attachment attack
attain attainment attaque atteignait atteignent atteindre atteint atteinte attempt attend attendait attendance attendant
attendent attendons attendre attendu attendue attente attentif attention attentive attentivement attest attic attire attirent
attitude attorney attract attractif attraction attractive attrait attrayant attrayante attribue attributable attribute
attribution atuacao atual atualmente atuar au aube auburn auction auctioneer aucun aucune aud audacieux audacious audacity audi
audible audibly audicao audicion audicoes audience audiencia audio audiofina audit audition auditor auditorium auditory audrey
augment augmentant augmentation augmente augmentee augmentent august augustest aujourd aula aumenta aumentando aumentar aumento
aumentou aun aunque aunt auparavant auquel aura auraient aurait aural aurez aurions auront ausencia auspicious aussi austere
austerest austerity austin australia australie australien autant autentico auteur authentic authentically authenticate
authenticity authentique author authorisation authorise authoritarian authoritative authority authorization authorize authorship
auto autobiographical autobiography autobus autocracy autocrat autocratic autografo autograph automate automatic automatically
automatico automation automatique automatiquement automatisation automne automobile automobilistes automotive automovil autonome
autonomie autonomous autonomy autopista autopsia autopsy autor autoridad autoridade autorisation autorise autorisee autorite
autorizacao autorizacion autorizado autoroute autour autre autrefois autrement autriche autumn autumnal aux auxiliar auxiliary
auxilio auxquelles auxquels av avaient avail availability available avais avait aval avalanche avaliacao avancada avancado
avancar avance avancee avancen avancent avanco avant avantage avantageux avanza avanzada avanzado avanzando avanzar avarice
avaricious ave avec avenge avenida avenir aventura aventure avenue average avere avergonzado averigua averiguar averiguarlo
avermaete averse aversion avert averti avery avez aviao aviation aviator avid avioes avion avis avisa avisado avisame avisando
avisar avise avisei aviso avisou avo avocado avocat avoid avoidable avoidance avoir avons avoue avow avowal avril await awake
awaken award aware away awe awed awesome awful awfullest awhile awing awkward awkwardest awning awoke awoken awry ax axa axe axed
axee axing axiom axiomatic axis axle ay ayant aye ayer ayuda ayudado ayudame ayudando ayudante ayudar ayudara ayudare ayudaria
ayudarla ayudarle ayudarlo ayudarme ayudarnos ayudarte ayudaste ayude ayudeme ayuden ayudenme ayudo azalea azar azucar azuis azul
azure baan baba babaca babble babe babier babiest baboon baby babyish bacana bachelor back backbone backfire backgammon
background backhand backlash backlog backpack backside backslash backspace backstage backtrack backward backwoods bacob bacon
bacteria bacterial bacteries bacterium bad baddest bade badge badminton baffle bag bagagem bagages bagdad bagel baggage baggier
baggiest baggy bagunca bahia baia bail baila bailando bailar bailarina baile bailey bailleur bain bairro baisse bait baixa baixar
baixo baja bajado bajame bajando bajar bajate baje bajen bajo bake bakery bala balance balanco balao balboa balcao balcony bald
balde baldest bale baleado baleia balk ball ballad ballast balle ballerina ballet ballistics ballon balloon ballot ballroom balm
balmier balmiest balmy balon baloncesto baloney bamboo bamboozle ban banal banale banana bancaire bancar banco band banda bandage
bandana bandanna bande bandeira bandeja bandera bandido bandier bandiest bandit bando bandstand bandwagon bandwidth bandy banera
bang bangkok banheira banheiro banho bani banish banister banjo bank banknote bankrupt bankruptcy banksys banlieue bano banque
banquet banquete banquette banquier banter baptise baptisee baptism baptize bar barao barata barato barb barba barbara barbarian
barbaric barbarous barbecue barbie barbiturate barcelone barco bard bare bareback barefoot barest bargain barge baritone bark
barley barman barn barnacle barney barnyard barometer baron baroque barra barraca barrage barre barreau barreira barrel barren
barrenest barrera barrette barricade barrier barriga barril barrio barrister barry bart bartender barulho bas basado base baseada
baseado baseball basee baseline basement basest basf bash bashful basic basically basicamente basico basil basilic basin basis
bask basket basketball basquete basse bassin bassoon basta bastante bastao bastard bastardo baste bastidores basura basurero bat
bata bataille batalha batalhao batalla batallon batata batc batch bate bateau bateaux batendo bateria bateu bath bathe bathroom
bathtub bati batida batido batman batom baton batsman battalion batterie battery battle battlefield battleship battre battu baud
baudouin baudoux bauer baul baulk baux bawdier bawdiest bawdy bawl baxter bay bayonet bayou bazaar bbl bd be beach beacon bead
beadier beadiest beady beagle beak beam bean bear bearable beard beast beat beaten beau beaucoup beaute beautician beautiful
beautify beauty beaux beaver beba bebada bebado bebe bebendo bebeu bebi bebida bebido bebiendo bebo beca became because beckett
beckon becky beco become bed bedbug bedclothes bedlam bedridden bedrock bedroom bedside bedspread bedtime bee beech beecham beef
beefier beefiest beefy beehive been beeper beer beeswax beet beethoven beetle beeves bef befall befallen befell befit before
beforehand befriend beg began beggar begin begrudge beguile begun behalf behalves behave behavior behavioral behaviour
behavioural behead beheld behind behold bei beige beija beijando beijar beije beijei beijo beijou being beira beisbol beisebol
bekaert beke bel bela belabor belabour belated belch belcofi beleza belfox belfry belgacom belge belgian belgique belgium belie
belief believable believe belittle bell bella bellboy belle belleza bellhop belligerent bello bellow belo belong beloved below
belt belying bem bemoan bemuse ben bencao bench bend bendicion bendiga bendita bendito beneath benediction benefactor benefice
beneficiaire beneficial beneficiant beneficiary beneficie beneficient beneficio benefique benefit benelux benetton benevolence
benevolent benighted benign benjamin bennett benny bent benton bequeath bequest berceau berco bereave bereavement bereft beret
berlim berlin berline bernard bernie berry berserk berth bertrand besame besar beseech beset beside besiege beso besoin besought
best besta besteira bestia bestial bestiality bestow bet beta betcha beth beton betray betrayal betrothal betsy betterment bettor
betty between beurre beverage beverly beware bewilder bewilderment bewitch beyond biais bias bib bible biblia biblical
bibliographic bibliography biblioteca bicentennial bicha bicho bicicleta bicker bico bicycle bid bidden bide bien biennial
bienvenida bienvenido biest bife bifocals big bigamist bigamous bigamy biggest bigode bigot bigote bigotry bijou bijoux bike
bikini bilan bilateral bile bilhete bilhoes bilingual bill billar billboard billet billete billetera billfold billiards billion
billones billow billy bin binary bind bingo binomial biochemical biochemistry biodegradable biographer biographical biographie
biography biological biologique biologist biology bipartisan biped biplane birch bird birdcage birth birthday birthmark
birthplace biscoito biscuit bisect bisexual bishop bison bispo bit bitch bite bitmap bitten bitterest bittersweet bizarre bizarro
bla blab black blackberry blackbird blackboard blacken blackest blackhead blackjack blacklist blackmail blackout blacksmith
blacktop bladder blade blair blake blame blameless blanc blanca blanch blanche blancmange blanco bland blandest blank blankest
blanket blare blase blaspheme blasphemous blasphemy blast blatant blaze bleach bleak bleakest blearier bleariest bleary bleat
bled bleed bleep blemish blend bless blessures bleu bleue blew blight blimp blind blindest blindfold blink blip bliss blissful
blister blithe blithest blitz blizzard blob bloc blocage block blockade blockage blockbuster blockhead bloco blog blok blond
blonde blondest blood bloodhound bloodier bloodiest bloodshed bloodshot bloodstream bloodthirstier bloodthirstiest bloodthirsty
bloody bloom bloqueio bloquer blossom blot blotch blouse blow blown blowout blowtorch blubber bludgeon blue bluebell blueberry
bluebird bluegrass blueprint bluest bluff bluffest blunder blunt bluntest blur blurb blurt blusa blush bluster bmw bnb bo boa
boar board boardwalk boast boastful boat boate boatos bob boba bobagem bobagens bobbin bobby bobcat bobo bobsled boca bocado boda
bode bodice bodily body bodyguard bodywork boeing boeuf bog boggle bogus boil boire bois boisson boisterous bola bold boldest
boleto boliche bolinhos bolo bologna bolsa bolsillo bolso bolster bolt bom bomb bomba bombard bombardment bombe bombeiro bomberos
bon bond bondad bondade bondage bone boneca boneco bonfire bonheur bonier boniest bonita bonitao bonitinho bonito bonn bonne
bonnet bonnie bonus bony bonzinho boo booby book bookcase bookend bookkeeper bookkeeping booklet bookmark bookshelf bookshop
bookstore bookworm boom boomerang boon boor boorish boost boot bootee booth bootleg bootstrap booty booze bop borboleta bord
borda borde bordeaux borderline bordo bordure bore boredom boris born borne borough borracha borracho borrar borrow bosnie bosom
bosque boss bossier bossiest bossy bosta boston bota botanical botanique botanist botany botao botar botch bote botella both
bothersome botoes boton bottle bottleneck bottom bottomless bouche bouge bougent bough bought bougies bouillon boulder boule
boulevard boulot bounce bound boundary boundless bountiful bounty bouquet bourbon bourgeois bourgeoisie bourgmestre bourgogne
bourne bourse boursier bout bouteille boutique bouton boveda bovine bow bowel bowl bowlegged box boxcar boxe boxeador boxeo boy
boycott boyd boyfriend boyhood boyish bp bra brabant brace bracelet bracket brackish braco brad bradley brady brag braggart braid
brain brainier brainiest brainless brainstorm brainwash brainy braise brake bran branca branch branche branco brand brande
brandish brandon brandy brash brashest brasil brasserie brasseur brassier brassiere brassiest brassy brat brava bravado brave
bravery bravest bravo brawl brawn brawnier brawniest brawny bray brazen brazier brazo breach bread breadth breadwinner break
breakable breakdown breakfast breakneck breakpoints breakthrough breakwater breast breath breathe breathless breathtaking bred
brederode breed breeze breezier breeziest breezy bref brenda brennan bresil bretagne brethren brett breve brevet brevity brew
brewery brewster brian bribe bribery brick bricklayer bricolage bridal bride bridegroom bridesmaid bridge bridget bridle brief
briefcase briefest briga brigada brigade brigando brigar bright brighten brightest brigitte brilha brilhando brilhante brilhar
brilho brillant brillante brille brilliance brilliant brillo brim brimstone brin brinca brincadeira brincando brincar brinde
brindis brine bring brinier briniest brink brinque brinquedo briny brique brisa briser brisk briskest bristle britanica britanico
britannique britches british brittle brittlest broach broad broadcast broaden broadest broadside broadway brocade broccoli
brochure brody broil broke broken broma bromeaba bromeando bromeas bromeo bronchitis bronco bronze brooch brood brook brooke
brooklyn broom brosse broth brotherhood brought brow browbeat browbeaten brown brownest brownie browse bruce bruges bruise bruit
bruja brun brunch brunette bruno brunt brush brusque brusquement brusquest brussels brut brutal brutale brutalement brutality
brute brutish bruxa bruxelles bruxellois bruxelloise bsr bt bubber bubble bubblier bubbliest bubbly buck bucket buckle bud buda
buddy budge budget budgetaire buen buena bueno buff buffalo buffet buffett buffoon buffy bug buggier buggiest buggy bugle build
built bulb bulbous bulge bulk bulkier bulkiest bulky bull bulldog bulldoze bullet bulletin bullfight bullfrog bullion bully bum
bumblebee bummest bump bumpier bumpiest bumpy bun bunch bunda bundesbank bundle bung bungalow bungle bunion bunk bunny buoy
buoyancy buoyant buraco burble burden burdensome bureau bureaucracy bureaucrat bureaucratic bureaux burger burglar burglary
burgle burial burke burlap burlier burliest burly burn burnish burnt burp burr burra burro burrow bursar burst burt burundi bury
bus busca buscaba buscado buscamos buscan buscando buscar buscare buscaremos buscarla buscarlo buscarme buscarte busco bush
bushel bushier bushiest bushy busier busiest busily business businessman businessmen businesswoman businesswomen busque busqueda
busquemos busquen busquin bust bustle busy busybody but butcher butchery butler butt butte buttercup butterfly buttermilk
butterscotch buttery buttock button buttonhole buttress buxom buy buzz buzzard by bye bygone bypass bystander byte byway ca cab
caballeria caballero caballo cabana cabaret cabbage cabe cabeca cabello cabelo cabeza cabin cabina cabine cabinet cable cabo
caboose cabra cabron cac caca cacada cacador cacando cacao cacar caceria cacete cache cachent cachet cachorrinho cachorro cackle
cacti cactus cad cada cadastral cadaver caddie caddying cade cadeau cadeaux cadeia cadeira cadela cadena cadence cadera cadet
cadre cady cae caem caen caer caera cafe cafeteria caffeine cagar cage cagey cagier cagiest cahier cai caia caida caido caiga
caigo caindo cair cairam caisse caiu caixa caixao caja cajole cajon cake cal cala calada calado calamity calar calca calcada
calcinha calcium calcul calculate calculation calculator calcule calculee calculi calculos calculus cale caleb calendar
calendario calendrier calentamiento calf caliber calibrate calibration calibre calico calidad caliente california californie calk
call calla callable callado callar callarte callate calle callejon callense callese calligraphy callous callow callus calm calma
calmado calmate calme calmense calmese calmest calmo calor calorie calve calvin calzoncillos calzones cam cama camada camara
camarada camaraderie camarao camarera camarero cambia cambiado cambian cambiando cambiar cambiara cambiarlo cambiaron cambiaste
cambie cambio came camel cameo camera cameron camilla camille camina caminando caminar caminhada caminhando caminhao caminhar
caminho caminhonete camino camion camioneta camisa camiseta camouflage camp campagne campaign campainha campamento campana
campanha campbell campeao campeon campeonato campo campus can canada canadien canadienne canais canal canalha canalla canard
canary canaux cancao cancel cancelado cancelar cancellation cancer canciller cancion cancoes candid candidacy candidat candidate
candidato candidature candle candlestick candor candour candy cane caneta canhao canine canister canker cannery cannes cannibal
cannibalism cannier canniest cannon cannot canny cano canoe canon canonical canopy cansada cansado cansei cant canta cantaloupe
cantando cantankerous cantante cantar cante canteen cantidad canto cantor cantora cantou canvas canyon cao caoutchouc cap capa
capability capable capably capaces capacete capacidad capacidade capacitance capacite capacitor capacity capaz cape capela
capilla capillary capita capitaine capital capitale capitalisation capitalise capitalism capitalisme capitalist capitalization
capitalize capitan capitao capitaux capitulate capitulo capot caprice capricious capsize capsula capsule captain capteurs caption
captivate captive captivity captor capturado capturar capture capullo car cara caracter caracterise caracteristique carajo
caralho caramba caramel caramelo carat caravan caravana caray carbohydrate carbon carbone carbono carburant carburetor
carburettor carcass carcel carcinogenic card cardboard cardeal cardiac cardiaca cardiaco cardiaque cardigan cardinal care careca
carefree careful carefullest careless caretaker carga cargado cargamento cargando cargar cargo caribou caricature caridad
caridade carinha carinho carino carl carla carlier carlo carlton carlyle carmen carnage carnal carnation carne carnet carnival
carnivore carnivorous caro carol caroline carona carouse carp carpenter carpentry carpet carre carrega carregada carregado
carregamento carregando carregar carreira carrement carrera carretera carriage carriageway carrie carrinho carrion carro carroca
carrosserie carrot carruagem carry carson cart carta cartao carte carteira cartel cartera cartier cartilage cartoes cartographer
cartography carton cartoon cartoonist cartridge cartwheel carvao carve cas casa casaco casada casado casais casal casamento
casamos casando casar casarme casarnos casarse casarte casaste casca cascade casco case casei casey cash cashew cashier cashmere
casi casino cask casket caso casou casque cassation casse casserole cassette cassie cassino cast castaway caste castelo casterman
castigate castigo castillo castle castoff castrate casual casualidad casualty cat cataclysm cataclysmic catalog catalogue
catapult cataract catastrophe catastrophic catastrophique catcall catch catchier catchiest catchment catchy catechism categoria
categorical categorie categorise categorize category caterpillar catfish cathedral cathedrale catherine catholic catholique cathy
catnap catnip catolica catorce cattle catwalk cauchemar caucus cauda caught cauliflower caulk causa causado causal causality
causando causar cause causeway causo causou caustic caution cautious cavalaria cavaleiro cavalheiro cavalier cavalo cavalry cavar
cave caveat cavern caverna caviar cavity cavort caw cayendo cayeron cayo caza cazador cazando cazar cbf cbr cd ce cease ceasefire
ceaseless ceci cedar cede cedo cega cego ceiling ceinture cela celda celebracao celebrar celebrate celebration celebridade
celebrity celeiro celery celestial celibacy celibate cell cellar celle cellist cello cellophane cellular cellule cellulose celos
celosa celoso celui celula celular cem cement cementerio cemetery cemiterio cena cenar cenario cenizas cense censor censorship
censure census cent centaine centavo centenaire centenas centennial centerpiece centimes centimeter centimetre centimetros
centipede cento central centrale centralise centralize centraux centre centrepiece centrifuge centro century cependant cera
ceramic ceramique cerca cercado cercano cercle cerdo cereal cerebral cerebro ceremonia ceremonial ceremonious ceremony cerimonia
cerner cero cerrada cerrado cerradura cerrando cerrar cerro certa certain certaine certainement certainty certamente certes
certeza certificar certificat certificate certification certify certitude certo cerveau cerveja cerveza cervical ces cesar cesped
cessation cesse cessent cession cesta cet cette ceu ceux cf cfe cger ch cha chacun chacune chad chafe chaff chagrin chain
chainsaw chair chairman chairmen chairperson chaise chalet chaleur chaleureux chalice chalk chalkier chalkiest chalky challenge
chama chamada chamado chamam chamamos chamando chamar chamaram chamarei chamaria chamava chamber chambre chame chamei chameleon
chamem chamo chamou champ champagne champan champana champanhe champignons champion championnat championship chan chance
chancellor chandelier chandler chanel chang change changeable changement changent changeover channel chanson chant chantagem
chantal chante chanteur chantier chao chaotic chap chapa chapeau chapel chapelle chaperon chaperone chapeu chapitre chaplain
chaplin chapman chapter chaque chaqueta char character characterisation characterise characteristic characteristically
characterization characterize charbon charcoal charge chargeable chargee chargement chariot charisma charismatic charitable
charitably charity charla charlatan charleroi charles charley charlie charlotte charm charme charmoso chart chase chasm chasse
chasseurs chassis chaste chasten chastest chastise chastisement chastity chat chata chatarra chateada chateado chato chatterbox
chattier chattiest chatty chau chaud chaude chauffage chauffeur chaussee chaussure chauvinist chaval chave cheap cheapen cheapest
cheat checando checar check checkout checkpoint checkup cheek cheep cheer cheerful cheerfullest cheerier cheeriest cheery cheese
cheesecloth cheetah chef chefe chega chegada chegado chegam chegamos chegando chegar chegara chegaram chegarem chegaremos
chegaria chegarmos chego chegou chegue cheguei cheia cheio cheira cheirando cheirar cheiro chelsea chemical chemin chemise
chemist chemistry cheque chequei cher cherche cherchent chercheur cherish cherry cherub cherubim cheryl chess chest chestnut
cheval chevaux cheveux chew chewier chewiest chewy chez chf chi chic chica chicago chicest chick chicken chicle chiclete chico
chide chief chiefest chieftain chien chiffre chiflado child childbirth childhood childish childlike children chili chill chillest
chilli chilliest chilly chime chimenea chimie chimique chimney chimp chimpanzee chin china chine chinesa chink chino chinois
chinoise chintz chip chipmunk chique chirac chiropractor chirp chirurgie chisel chiste chistoso chivalrous chivalry chloe
chlorine chloroform chlorophyll choc chocado chocante chocolat chocolate chofer choice choicest choir choisi choisie choisir
choisissent choisit choix choke cholera cholesterol choose choosier choosiest choosy chop choppier choppiest choppy choque chora
choral chorando chorar chord chore choreographer choreography choro chorou chortle chorus chose chosen chovendo chover chow
chowder chretien chris christen christian christie christina christine christophe chrome chromium chromosome chronic chronically
chronicle chronique chronological chronology chrysanthemum chrysler chubbier chubbiest chubby chuck chuckle chug chum chumbo
chummier chummiest chummy chunk chunkier chunkiest chunky chupar church churn churrasco chutar chute chuva chuveiro ci cia ciaro
cible cicatriz ciclo cidadao cidade cider cie ciega ciego ciel cielo cien ciencia ciente cientifica cientifico cientista ciento
cierra cierre cierren cierta ciertamente cierto cifras cigar cigarette cigarrillo cigarro cima ciment cinch cinco cincuenta
cinder cindy cine cineaste cinema cinnamon cinq cinquantaine cinquante cinquenta cinta cinto cintura cinturon cinza cipher circa
circle circo circonstance circuit circuito circuitous circuitry circulaire circular circulate circulation circulatory circulent
circuler circulo circumcise circumcision circumference circumflex circumstance circumstantial circumvent circumvention
circunstancias circus cirque cirugia cirujano cirurgia cirurgiao cisco cistern cita citation cite citibank citizen citizenship
citons citoyen citric citron citrus city ciudad ciudadano ciume civic civil civile civilian civilisation civilise civility
civilizacao civilizacion civilization civilize civis cl cla clabecq clack clad claim clair claire clairement clairvoyance
clairvoyant clam clamber clammier clammiest clammy clamor clamour clamp clan clandestine clang clank clap claptrap clara
claramente clarence claret clarification clarify clarinet clarity clark claro clarte clase clash clasico clasp class classe
classement classic classica classical classico classification classify classique classmate classroom classy clatter claude
claudia claus clause claustrophobia clave clavier claw clay cle clean cleanest cleanlier cleanliest cleanliness cleanse clear
clearance clearest cleat cleavage cleave clef cleft clem clemency clench clerck clergy clergyman clergymen cleric clerical
clerigo clerk cleveland clever cleverest cliche click client cliente clientele cliff clima climactic climat climate climax climb
clime clinch cling clinic clinica clinical clinique clink clinton clip clipboard clique cliquet clitoris cloak clock clockwise
clockwork clod clog cloister clone clos close closest closet closure clot cloth clothe clothespin cloud cloudburst cloudier
cloudiest cloudy clout clove cloven clown clt club clube clubhouse cluck clue clueless clump clumsier clumsiest clumsily
clumsiness clumsy clung cluster clutch clutter clyde cm cmb cnp co coach coagulate coagulation coal coalesce coalition coarse
coarsen coarsest coast coastal coastline coat coax cob cobalt cobarde cobble cobepa coberta coberto cobertor cobertura cobra
cobrar cobre cobrir cobweb coca cocaina cocaine coche cocina cocinar cocinero cock cockerill cockeyed cockier cockiest cockpit
cockroach cocktail cocky coco cocoa coconut cocoon cod code codigo cody coefficient coelho coerce coercion coeur coexist
coexistence coffee coffer coffin coffre cofinimmo cofre cog coge cogency cogent cogido cogio cognac cognitive cogumelos cohen
coherence coherent cohesion cohete coib coil coin coinage coincide coincidence coincidencia coincidental coisa coisinha coitado
cojo cojones coke col cola colander colapso colar colchao cold coldest cole colecao coleccion colega colegial colegio colete
coletiva colgado colgar colheita colher colic colin colina colis collaborate collaborateur collaboration collaborative
collaborator collaborer collage collants collapse collapsible collar collarbone collate collateral collation colle colleague
collect collecte collectif collection collectionneur collective collector college collegiate collide collie collignon collins
collision colloque colloquial colloquialism collusion colo coloca colocado colocam colocamos colocando colocar colocaram
colocarei colocaria coloco colocou cologne colon colonel colonia colonial colonisation colonise colonization colonize colonne
colony coloque coloquei coloquem color colorado colorful coloris colorless colossal colour colourful colourless colruyt colt
column columna coluna com coma coman comandante comando comb combat combatant combate combatir combattre combien combina
combinacao combinacion combinado combinaison combinamos combinar combination combine comble comboio combustible combustion
combustivel come comeback comeca comecado comecam comecamos comecando comecar comecara comecaram comecaremos comecarmos comece
comecei comecem comeco comecou comedia comedian comedie comedien comedor comedy comelier comeliest comem comemorar comemos comen
comence comencemos comendo comentario comenzado comenzamos comenzando comenzar comenzaron comenzo comerciais comercial comercio
comere comestible comet cometa comete cometendo cometeu cometi cometido cometiendo cometio comeu comfort comfortable comfortably
comi comic comical comico comida comido comience comiencen comiendo comienza comienzo comigo comio comisaria comisario comision
comissao comissario comite comma command commandant commande commandment commando comme commemorate commemoration commence
commencement commencent commend commendable commendation comment commentaire commentary commentator commente commerce commercial
commerciale commercialisation commercialise commercialism commercialize commerciaux commerzbank commis commiserate commiseration
commissaire commission commit commitment committee commodity commodore common commonest commonplace commonwealth commotion commun
communal communale communautaire communaute communaux commune communicable communicate communication communicative communicator
communion communique communism communisme communist communiste community commutative commute como comoda comodo compact
compactest compaction compagnie compagnon compaixao companera companero companheira companheiro companhia compania companion
companionship company compaq comparable comparado comparaison comparar comparative compare comparison compartilhar compartiment
compartimos compartir compartment compasion compass compassion compassionate compatibilite compatibility compatible compatriot
compel compensar compensate compensation compensee compenser compete competence competencia competent competicao competir
competitif competition competitive competitivite competitor compilation compile complace complacency complacent complain
complaint complejo complement complementaire complementary complet completa completamente completar complete completest
completion completo complex complexe complexion complexite complexity complexo compliance compliant complicada complicado
complicate complication complice complicite compliment complimentary complique compliquee comply component comportamento
comportamiento comportant comportar comporte comportement comportent composant compose composee composent composite compositeur
composition compost composure compound compra comprado comprador compramos comprando comprar comprare comprarme compraste compre
compreende compreendo compreensao comprehend comprehensible comprehension comprehensive comprei comprenant comprend comprende
comprendido comprendo comprendre comprennent compress compression comprimidos compris comprise compro comprobar compromis
compromise compromiso compromisso comprou comptabilite comptable comptait comptant compte comptent comptoir compulsion compulsive
compulsory compunction compuserve computador computadora computation computational compute computerise computerize comrade
comradeship comte comum comun comunicacao comunicacion comunicacoes comunicar comunidad comunidade comunista con concatenate
concatenation concave conceal concealment concede conceit conceito conceivable conceivably conceive concentracao concentracion
concentrar concentrate concentration concentre concentric concept concepteur conception concepto conceptual concern concernant
concerne concernee concernent concert concertation concerto concession concevoir conciencia concierto conciliate conciliation
concise concisest conclu conclude conclure conclusao conclusion conclusive conclut concoct concoction concord concorda
concordamos concordance concordar concordo concordou concours concourse concret concrete concretiser concreto concur concurrence
concurrency concurrent concurrentiel concurrentielle concurso concussion condado condamnation condamne conde condemn condemnation
condena condenada condenado condensation condense condesa condescend condessa condicao condicion condicional condicoes condiment
condition conditional conditionnement condolence condom condominium condone condor conduce conduciendo conducir conducive conduct
conducta conducteur conductor conduire conduit conduite conduta conduzir cone conectado conectar conejo conexao conexion
confection confederacy confederate confederation confer conference conferencia confesar confesion confess confessar confession
confessou confetti confia confianca confiance confiant confiante confianza confiar confiavel confidant confide confidence
confidencial confident confidential confidentiality confie confiee confiei configurable configuration configure confine
confinement confio confirm confirmacao confirmado confirmar confirmation confirme confirmee confirment confirmou confiscate
confiscation confissao conflict conflicto conflit conflito confondre conform conforme conformement conformite conformity confort
confortable confortavel conforto confound confront confrontation confronte confrontee confundida confundido confusa confusao
confuse confusion confuso conge congeal congelado congelando congenial congest congestion conglomerate congo congratulate
congratulations congregate congregation congresista congreso congress congressman congressmen congresso congresswoman
congresswomen congruent conhaque conheca conhece conhecem conhecemos conheceram conhecesse conheceu conheci conhecia conhecida
conhecido conhecimento conheco conical conifer coniferous conjecture conjoint conjointement conjoncture conjoncturel
conjoncturelle conjugal conjugate conjugation conjunction conjunto conjure conmigo connais connaissait connaissance connaissent
connaissons connect connection connective connectivity connector connexion connie connoisseur connor connotation connote connu
connue cono conoce conocemos conocen conocerla conocerlo conocerte conoci conocia conocida conocido conocieron conocimiento
conocimos conocio conociste conosco conozca conozcan conozco conque conquerir conqueror conquest conquis conquista conquistar
conrad consacre consacree consacrent conscience consciencia conscient consciente conscientious conscious consecrate consecuencias
consecutive consegue conseguem consegui conseguia conseguido conseguimos conseguindo conseguir conseguira conseguiram conseguire
conseguirei conseguiremos conseguiria conseguirlo conseguirmos conseguiste conseguiu conseil conseille conseillons consejero
consejo conselheiro conselho consensus consent consenti consentir consequence consequencias consequent consequential consertar
conservant conservar conservateur conservation conservatism conservative conservatoire conservatory conserve conservee conservent
consider considera considerable considerablement considerably consideracao considerado considerando considerar considerate
consideration considere consideree considero consiga consign consignment consigo consigue consiguio consist consistait consiste
consistency consistent consolation console consolidate consolidation consolide consolo consommateur consommation consomme
consonant consort consortium conspicuous conspiracao conspiracion conspiracy conspirator conspire constamment constancy constant
constante constantemente constat constatation constate constellation consternation constipation constitue constituee constituency
constituent constituicao constitute constitution constitutional constrain constraint constrict constriction construcao
construccion construct constructeur construction constructive construe construida construido construindo construir construire
construit construite construiu construyendo construyo consuelo consul consular consulate consult consulta consultance consultancy
consultant consultar consultation consultorio consumable consume consumerism consummate consumption conta contaba contact
contactar contacto contado contador contagem contagion contagious contain contam contaminate contamination contando contanto
contar contaram contare contarei contaria contarle contarme contarte contaste contatar contato conte contei contem contemplate
contemplation contemplative contemporain contemporaine contemporary contempt contemptible contemptuous contenant contend
conteneurs contenido contenir content contenta contente contentent contention contentious contentment contento contenu contest
contesta contestant contestar contestation conteste conteudo context contexte contextual contiene contiennent contient contigo
contiguous continent continental continentale continente contingency contingent continu continua continual continuam continuamos
continuar continuara continuation continue continuem continuent continuera continueront continuite continuity continuo continuou
continuum conto contort contortion contou contour contra contraband contrabando contraception contraceptive contract contraction
contractor contractual contradict contradiction contradictory contraint contrainte contraire contrairement contraption contrario
contrary contrasena contrast contraste contrat contratado contratar contratei contrato contratou contravene contravention contre
contrepartie contribuable contribue contribuent contribute contribution contributor contributory contrite contrive control
controla controlado controlar controlarlo controle controllable controversial controversy contudo convaincre convaincu convalesce
convalescence convalescent convection convencao convencer convenceu convencido convencion convene convenience convenient
conveniente convent convention conventional convento convenu converge convergence conversa conversacion conversamos conversando
conversant conversar conversaremos conversation conversational converse conversei conversion convert convertible convertido
convertir convertira convertirse conves convex convey conveyance convict conviction convidada convidado convidar convidei
convidou conviene conviennent convient convierte convince convincente convirtiendo convirtio convite convivial convivialite
convoluted convoy convulse convulsion convulsive coo cook cookbook cookie cool coolest coop cooperacao cooperar cooperate
cooperation cooperative coordenadas coordinate coordination coordinator coordonnees cop copa copains cope copia copie copious
copo copperhead copulate copulation copy copyright coquille cor coracao coracoes coragem coraje corajosa corajoso coral corazon
corbata cord corda corde cordeiro cordial cordless cordon corduroy core corea coree cork corkscrew corluy corn cornea cornet
cornflakes cornier corniest cornmeal cornstarch corny coroa corollary corona coronary coronation coronel coroner corp corpo
corporacion corporal corporate corporation corpse corpulent corpus corpuscle corra corral corram corran corre correct correcta
correctamente correcte correctement correctest correction corrective correcto corrector corredor correio correlate correlation
correm corren correndo corrente correo correspond correspondance correspondant corresponde correspondence correspondencia
correspondent correta corretamente correto correu corri corrida corridor corriendo corriente corriger corrigir corroborate
corroboration corrode corrosion corrosive corrupcao corrupcion corrupt corruptest corruptible corruption corsage corset corta
cortada cortado cortando cortar cortaron corte cortei corten cortesia cortex cortina corto cortou cory cosa cosecha cosier
cosiest cosily cosiness cosmetic cosmetiques cosmic cosmology cosmonaut cosmopolitan cosmos cost costa costado costara costelas
costillas costlier costliest costo costuma costumava costumavamos costumbre costume costumo cosy cot cotait cotation cote cotee
cotisation coton cottage cotton cottontail cottonwood cou couch couche cougar cough could couler couleur coulisses couloirs
council councillor councilor counsel counsellor counselor count countable countdown countenance counteract counterattack
counterbalance counterclockwise counterexample counterfeit counterpart countersign countess countless country countryman
countrymen countryside county coup coupable coupe couple coupon cour courage courageous courant courante courbe courent coureurs
courier courir couro couronne courrier course court courtage courte courteous courtesy courthouse courtier courtney courtrai
courtroom courtship courtyard cousin couteau coutume couture couvert couverte couverture couvrant couvre couvrent couvrir cova
covarde cove covenant coverage covert covet covetous cow coward cowardice cowboy cowgirl cowhide cox coy coyest coyote cozido
cozier coziest cozily coziness cozinha cozinhando cozinhar cozinheiro cozy cp cpas crab crabbier crabbiest crabby crack crackle
crackpot cradle craft craftier craftiest craftily craftsman craftsmen crafty crag craggier craggiest craggy craig craignent
craindre craint crainte cram cramp cran cranberry crane craneo cranio cranium crank crankier crankiest cranky crap crash crass
crassest crate cravate crave crawl crayfish crayon craze crazier craziest crazily craziness crazy cre crea creacion creado creak
creakier creakiest creaky cream creame creamier creamiest creamy crean creance creancier creando creant crear crease creasy
create createur creatif creation creative creativite creativity creator creatrice creature crece crecen creci crecido creciendo
crecio credence credential credibilite credibility credible credit creditable credito creditor credo credulous cree creee creek
creeme creemos creen creencias creent creep creepier creepiest creepy creera creeria creerlo creerme crei creia creido creio
creiste crema cremate cremation creme crenca creneau creo crepe crept crer cresce crescem crescendo crescent cresceu cresci
crescimento crest crestfallen cretin cretino cretinous creux crevasse crevettes crevice crew creyf creyo cri cria criacao criada
criado criador criamos crianca criando criar criaram criatura crib cricket criei crime crimen criminal criminalite criminoso
crimson cringe crinkle criou cripple crise crisis crisp crispest crispy crisscross crista cristal cristao cristiano cristo
criteria criterion critic critica critical criticise criticism criticize critico critique croak crochet crock crockery crocodile
crocus crofts croient croire crois croissance croissant croissante croit croix crony crook crookedest croon crop croquet cross
crossbow crossest crossroad crosswalk crossword crotch crouch crow crowbar crowd crown croyait cru cruce crucero crucial crucifix
crucifixion crucify crude crudest crudity cruel cruelest cruellest cruelty cruise crumb crumble crumblier crumbliest crummier
crummiest crummy crumple crunch crunchy crusade crush crust crustacean crustier crustiest crusty crutch crux cruz cruza cruzado
cruzando cruzar cruzeiro cry crybaby crypt cryptic crystal crystallisation crystallise crystallization crystallize cs csc cu
cuadra cuadro cuai cual cualquier cualquiera cuan cuando cuanta cuantica cuanto cuarenta cuarentena cuarta cuartel cuarto cuatro
cub cuba cube cubic cubicle cubierta cubierto cubra cubre cubrir cuchillo cuckoo cucumber cuddle cuddly cue cueca cued cuelga
cuello cuenta cuentame cuentan cuente cuento cuerda cuero cuerpo cuervos cuesta cueste cuestion cueva cuff cuida cuidado
cuidadosamente cuidadoso cuidando cuidar cuidare cuidarei cuidate cuide cuidei cuido cuidou cuing cuir cuire cuisine cuisinier
cuisson cuit cuivre cuja cujo culinary cull culminate culmination culo culpa culpabilite culpable culpada culpado culpar culpe
culpo culprit cult culte cultivate cultivation cultive culto cultura cultural culture culturel culturelle cumbersome cumming
cumple cumpleanos cumplice cumplido cumplir cumprir cums cumulative cunhada cunhado cunning cunningest cup cupboard cupful cur
cura curable curar curator curb curd curdle cure curfew curieusement curieux curio curiosa curiosidad curiosidade curiosite
curiosity curioso curious curl currant currency current curricula curriculo curriculum curry curse curso cursor cursory curt
curta curtail curtain curtest curtis curto curtsy curva curvature curve cushion custa custar custard custo custodia custodian
custody custom customary customisation customise customization customize custou cut cutback cute cutest cuticle cutlery cutlet
cutthroat cuvee cuya cuyo cv cvp cyanide cybernetics cycle cyclic cyclique cyclist cycliste cyclone cylinder cylindres
cylindrical cymbal cynic cynical cynicism cynthia cypress cyst czar da dab daba dabble dachshund dad dada daddy dado daemon
daffodil daft dagger dai daintier daintiest daintily dainty dairy daisy dale dali dallas dally dam dama damage dame damela damelo
damien damn damnation damnedest damon damos damp dampen dampest damsel dan dana danado danca dancando dancar dancarina dance
dandelion dandier dandiest dando dandruff dandy dane danemark danger dangereuse dangereux dangerous dangle dani daniel danielle
dank dankest danny dano danois danoise danone danse dante danvers danza dao daphne dapper dapperest daquela daquele daqui daquilo
dar dara daran darao darcy dare daredevil darei daremos daria dark darken darkest darle darme darn darnos darryl darse dart darte
das dash dashboard dassault dastardly data database datant date datent datos datum daub daughter daunt dauntless dava davantage
dave david davis dawdle dawn dawson dax day daybreak daydream daylight daytime daze dazzle dc de deacon dead deaden deadest
deadlier deadliest deadline deadlock deaf deafest deal dealt dean dear dearest dearth death deathbed deaves deb deba debaixo
debajo debamos debarque debarrasser debase debasement debat debatable debate debauchery debbie debe debemos deben debera deberia
deberiamos deberian debi debia debido debieron debil debilidad debilitate debility debimos debio debiste debit debiteur debo
deboires debonair debouche debourser debout debrief debris debt debtor debug debunk debut debutante debute decada decade
decadence decadent decalage decanter decapitate decay decease decede deceit deceitful deceive deceler decembre decency decennie
decent decente decentralisation decentralise decentralization decentralize decepcao decepcionado deception deceptive deceuninck
decevants decharge dechets decia decian decibel decida decide decidee decidement decident decideurs decidi decidido decidieron
decidimos decidio decidir decidiram decidiste decidiu deciduous decimal decimate decimos decipher decir decirle decirlo decirme
decirmelo decirnos decirselo decirte decirtelo decisao decision decisive decisoes deck declaracao declaracion declarar
declaration declare declarent declaro declenche declension declerck declin decline deco decode decompose decomposition decor
decoracao decorate decoratifs decoration decorative decorator decorous decorum decote decoule decoupe decouvert decouverte
decouvre decouvrent decouvrir decoy decrease decree decrepit decret decrire decrit decroche decry dedica dedicado dedicate
dedication dedie dedo deduce deduct deductibles deduction deductive deduire dee deed deem deep deepen deepest deer deface defaire
defaite defamation defamatory defame default defaut defavorable defeat defeatist defecate defect defective defeito defence
defenceless defend defendant defendendo defendre defendu defensa defense defenseless defenseurs defensible defensive defer
deference deferential defesa defi defiance defiant deficiency deficient deficit defile definable define defini definicao definie
definir definit definite definitif definition definitivamente definitive definitivement deflate deflation deflect deflection
deform deformity defraud defrost deft deftest defunct defunt defy degage degenerate degradation degrade degre degree degroof
degustation deguster dehaene dehors dehydrate dei deify deign deitado deitar deity deixa deixado deixam deixamos deixando deixar
deixara deixaram deixarei deixaremos deixaria deixasse deixava deixe deixei deixem deixo deixou deja dejaba dejado dejala dejalo
dejame dejamos dejan dejando dejanos dejar dejara dejaran dejare dejaremos dejaria dejarla dejarle dejarlo dejarme dejarnos
dejaron dejarte dejaste dejate deje deject dejection dejelo dejeme dejemos dejen dejenlo dejenme dejeuner dejo del dela delai
delante delaunois delay dele delectable delegacia delegado delegate delegation delegue delete deleterious deletion delhaize deli
deliberate deliberation delicacy delicada delicado delicat delicate delicatessen delicia delicieux deliciosa delicioso delicious
delight delightful delimit delincuente delinquency delinquent delirious delirium delit delito deliver deliverance delivery dell
delocalisation delta delude deluge delusion deluxe delvaux delve dem demagogue demain demais demand demanda demandait demandant
demande demandee demandent demandeur demarche demarrage demarre demas demasiada demasiado deme demean demeanor demeanour
demenagement demented dementia demerit demeurant demeure demeurent demi demise demissao demission demitida demitido demitir
demitiu democracia democracy democrat democratic democratically democratie democratique demolish demolition demon demonio
demonstrably demonstracao demonstrar demonstrate demonstration demonstrative demonstrator demontre demontrent demora demoralise
demoralize demorando demorar demorou demos demostracion demostrar demote demotion demount demuestra demure demurest den denial
denicher denigrate denim denis denise denle denme dennis denny denomination denominator denonce denote denounce dense densest
densite density dent dental dente dentist dentista dentistry dentro denunciation denver deny deodorant deodorise deodorize depart
departamento departement department departmental departure depassant depasse depassent depend dependable dependance dependant
depende dependence dependency dependent dependra depense depict depiction depit deplace deplacement deplete deploie deplorable
deplore depoimento depois deport deportation deporte deportment depose deposee deposit deposito depot deprave depravity deprecate
depreciate depreciation depresion depress depressa depressao depression deprez deprimido deprisa deprivation deprive depth depuis
deputado depute deputy der dera derail derailment deram derange derapage derecha derecho deregulation derek derelict deride
derision derivation derivative derive dernier derogatory deroule deroulement deroulent deroulera derrame derrick derrota
derrotado derrotar derrubar derrubou des desafiar desafio desafortunadamente desagradable desagradavel desaparece desapareceram
desapareceu desaparecida desaparecido desaparecieron desaparecimento desaparecio desapontado desarrollar desarrollo desastre
desayunar desayuno desca descansa descansar descanse descanso descarga desce descend descendant descendent descendo descendre
descent descente desceu descoberta descoberto descobre descobri descobrimos descobrir descobriram descobrirem descobriu
desconfortavel desconhecida desconhecido desconocido desconto descrever describable describe descricao descripcion description
descriptive descriptor descubierto descubra descubre descubri descubrieron descubrimiento descubrio descubrir descuida desculpa
desculpar desculpe desculpem desde desea deseaba deseado desean desearia desecrate desecration desee desegregation deseja desejar
desejo desempenho desenhar desenho desenvolver desenvolvimento deseo desert deserto deserve desesperada desesperado desespero
desespoir desfazer desfile desgraca desgracado desgracia desgraciadamente desgraciado deshacerse deshazte desierto design
designate designation designe desimpel desir desirability desirable desire desirent desireux desirous desist desista desiste
desisti desistir desistiu desisto desk desktop desliga desligado desligar desligou desligue desmaiou desnuda desnudo desolate
desolation desorden desordre desormais despacho despacio despair despedida despedido despedir despedirme despegar despegue
despejado despejen desperate desperation desperdicar desperdicio despertado despertar desperte desperto despesas despicable
despidieron despierta despierte despierto despise despite despondent despot despotic despues desquelles desquels dessa desse
dessert dessin dessine dessinee dessous dessus desta destabilise destabilize deste destin destination destine destinee destino
destiny destitute destitution destroy destrozado destruccion destruction destructive destruicao destruida destruido destruindo
destruir destruirlo destruiu destruye destruyendo destruyo desviar desvio detach detachable detachement detachment detail
detaille detaillee detain detalhe detalle detect detectable detecteurs detection detective detector deten detenait detencao
detencion detendra detenerlo detenerme detenga detengan detenganse detengase detenido detenir detente detenteur detention detenu
detenue deter detergent deteriorate deterioration determinable determinado determinant determinar determination determine
determinee determinism deterministic deterrent detest detesto detetive dethrone detiene detiennent detient detonate detonation
detonator detour detract detras detriment detrimental detroit detruire detruit dette detuvo deu deuda deuil deusa deutsche deux
deva devagar devaient devait devaluation devalue devant devastate devastation deve develop development developpant developpe
developpee developpement developpent devem devemos devenait devenant devenir devenu devenue devera deveria deveriam deveriamos
devesse devessemos devez devia deviam deviamos deviant deviate deviation device devido deviendra devienne deviennent devient
devil devious devise devo devoid devoile devoir devolu devolution devolva devolve devolvere devon devote devotee devotion devour
devout devoutest devra devraient devrait devront devuelve dew dewaay dex dexia dexter dexterity dexterous dez dezembro dezenas
dgx di dia diabetes diabetic diable diablo diabo diabolical diagnose diagnosis diagnostic diagnostico diagonal diagram dial
dialect dialog dialogue diamant diamante diameter diametrically diamond diana diane diante diaper diaphragm diariamente diario
diarrhea diarrhoea diary diatribe dibujo dica dice dicen dicho diciembre diciendo dick dictate dictation dictator dictatorial
dictatorship diction dictionary dictionnaire did didier die died diego diente diera dieron diesel diet dieta dietary dieu diez
diferenca diferencia diferente differ differemment difference different differente differential differentiate differentiation
differentiel difficile difficilement difficult difficulte difficulty diffuse diffusee diffusion dificeis dificil dificilmente
dificuldade dificultades dig diga digale digam digame digamos digan digest digestible digestion digestive digit digitais digital
digitale digitise digitize digne dignidad dignidade dignify dignitary dignity digno digo digress digression dije dijera dijeron
dijimos dijiste dijo dike dilapidated dilate dilation dile dilemma diligence diligent dill dilo dilute dilution dim dimanche dime
dimelo dimensao dimension dimensional diminish diminue diminuent diminuir diminution diminutive dimmest dimos dimple din dinamite
dine dinero dinghy dingier dingiest dingy dinheiro dinos dinosaur dinosaurios dio diocese dior diosa dioxide dip diphtheria
diphthong diploma diplomacy diplomat diplomata diplomatic diplomatically dira diran dirao dire direcao direccion direct directa
directamente directe directement directest directeur direction directive directo director directora directory directrice direi
direita direito diremos direst direta diretamente direto diretor diretora dirge diria dirige dirigeant dirigee dirigen dirigindo
dirigir dirija dirijo dirk dirt dirtier dirtiest dirty dis disability disable disadvantage disadvantageous disagree disagreeable
disagreeably disagreement disait disallow disambiguate disant disappear disappearance disappoint disappointment disapproval
disapprove disarm disarmament disarray disaster disastrous disavow disband disbelief disbelieve disburse disbursement disc
discard discern discernible discharge disciple disciplina disciplinarian disciplinary discipline disclaim disclose disclosure
disco discolor discoloration discolour discolouration discomfort disconcert disconnect disconsolate discontent discontinue
discontinuity discord discordant discount discourage discouragement discours discourse discourteous discourtesy discover
discovery discrecion discredit discreet discreetest discrepancy discret discrete discretion discretionary discriminate
discrimination discriminatory disculpa disculpame disculparme disculpe disculpeme disculpen disculpenme discurso discus discusion
discussao discussion discuter discutiendo discutimos discutindo discutir disdain disdainful disease diselo disembark
disembarkation disenado disenchantment disengage diseno disent disentangle disfarcado disfarce disfavor disfavour disfigure
disfraz disfruta disfrutando disfrutar disfrute disfruten disfruto disgrace disgraceful disgruntle disguise disgust dish
dishearten dishonest dishonesty dishonor dishonorable dishonour dishonourable dishwasher disillusion disillusionment disincentive
disinfect disinfectant disingenuous disinherit disintegrate disintegration disinterested disjoint disk dislike dislocate
dislocation dislodge disloyal disloyalty dismal dismantle dismay dismember dismiss dismissal dismissive dismount disney
disobedience disobedient disobey disorder disown dispara disparado disparage disparaissent disparale disparan disparando disparar
disparare dispararle dispararon disparaste disparate dispare disparen disparition disparity disparo disparou disparu
dispassionate dispatch dispel dispensary dispensation dispense dispersal disperse dispersion displace displacement display
displease displeasure disponibilite disponible disponiveis disponivel disposable disposait disposal disposant dispose disposent
disposicao disposicion dispositif disposition dispositivo disposons dispossess disposta disposto disproportionate disprove
dispuesta dispuesto disputa dispute disqualify disque disquette disquiet disregard disrepair disreputable disrepute disrespect
disrespectful disrupt disruption disruptive dissatisfaction dissatisfy disse dissect dissection disseminate dissemination
dissemos dissension dissent disseram dissertation disservice dissesse dissident dissimilar dissimilarity dissipate dissipation
disso dissociate dissociation dissolute dissolution dissolve dissonance dissuade distance distancia distant distante distaste
distasteful diste distend distil distill distillation distillery distinct distinctest distinction distinctive distingue
distinguish distinguishable distinta distintivo distinto disto distort distortion distracao distract distraction distrair
distraught distress distribue distribute distributeur distribution distributor district distrigaz distrito distrust distrustful
disturb disturbance disuse dit ditado ditch dite dither dito ditto ditty dive diverge divergence divergent diversao diverse
diversification diversifie diversify diversion diversite diversity divert diverti divertida divertido divertindo divertir
divertirnos divertirse divest divida divide dividend dividende dividir diviertete divina divine divinest divinity divino
divirtiendo divisao divise divisible division divisive divisor divorce divorcee divorcio divulge dix dixon diz dizaine dizem
dizemos dizendo dizia diziam dizzier dizziest dizziness dizzy dj dkk dm dna do doacao doar dobla doble dobra dobrar dobro doc
doce docena docile docinho dock docteur doctor doctora doctorate doctrine document documental documentary documentation documento
docura dodge dodgeball dodo doe doenca doendo doente doer doeu dog doggerel doghouse dogma dogmatic dogwood doi doida doido doigt
doing doit doivent dolar doldrums dole doleful dolera dolio doll dollar dolly dolor doloroso dolphin dom domain domaine dome
domestic domesticate domesticity domestique domicile dominance dominant dominante dominar dominate domination domine domingo
dominio dominion dominique domino dommage don dona donald donaldson donate donation donc doncella donde done donkey donna donnait
donnant donne donnee donnent donnera donnie dono donor donovan dont doodle doom door doorman doormen doorstep doorway dope dopey
dopier dopiest dor dorado dore dorenavant doris dormant dorme dormi dormia dormida dormido dormindo dormir dormiste dormitorio
dormitory dormiu dorothy dorsal dos dose dosis dossier dot dote dotee dou double doublement doubly doubt doubtful doubtless douce
doucement douceur douche doug dough doughnut douglas douleur douloureux dour dourado dourest douse doute douteuses douteux doutor
doutora doux douzaine douze dove dow dowdier dowdiest dowdy down downcast downfall downgrade downhearted downhill downier
downiest downpour downright downstairs downstream downtown downward downy dowry doy doyle doze dozen dr dra drab drabbest
draconian dracula draft draftier draftiest draftsman draftsmen drafty drag dragao dragoes dragon dragonfly drain drainage drake
drama dramatic dramatically dramatique dramatisation dramatise dramatist dramatization dramatize drame drank drape drapery
drastic drastically draught draughtier draughtiest draughtsman draughtsmen draughty draw drawback drawbridge drawl drawn dread
dreadful dream dreamier dreamiest dreamt dreamy drearier dreariest dreary dredge dregs drench dress dresse dressier dressiest
dressmaker dressy drew dribble dried drier dries driest drift driftwood drill drily drink drinkable drinque drip drive drivel
driven driveway drizzle droga drogado drogue droit droite droll drollest drone drool droop drop dropout dross drought drove drown
drowse drowsier drowsiest drowsiness drowsy drudge drudgery drug druggist drugstore drum drumstick drunk drunkard drunken
drunkest dry dsm du dual dualism duane duas dub dubious ducha duche duchess duck duckling duct dud duda dude dudo due duel duele
duelo duena dueno duerma duerme duermen duermo duet duff dug dugout duke dulce dull dullest dully duly dulzura dumb dumbbell
dumbest dumbfound dummy dump dumpier dumpiest dumpling dumpster dumpy dunbar duncan dunce dune dung dungeon dunk dunno duo dupe
dupla duplex duplicate duplication duplicity duplo dupont dupuis duque duquel dur dura durability durable durant durante durao
durar durara duration dure duree durement duress durma durmiendo durmio durmo duro durou dus dusk duskier duskiest dusky dust
dustbin dustier dustiest dustmen dustpan dusty dutch dutiful dutroux duty duvet duvida duvido duzia dvd dwarf dwell dwelt dwight
dwindle dyck dye dyed dying dylan dynamic dynamical dynamique dynamisme dynamite dynamo dynasty dysentery dysfonctionnements
dyslexia ea each eager eagerest eagle ear earache eardrum earl earlier earliest earmark earn earnest earshot earth earthier
earthiest earthlier earthliest earthquake earthworm earthy easdaq ease easel easier easiest easily east easterly eastern eastward
easy easygoing eat eaten eau eaux eave eavesdrop ebb ebony ebrio eca ecart eccentric eccentricity ecclesiastical echa echado
echando echange echantillon echappe echappent echar echare echarle echaron eche echeance echeant echec echelle echo echoue eclair
eclairage eclat eclectic eclipse eco ecole ecolo ecological ecologique ecologist ecology economia economic economical economie
economique economiquement economise economist economiste economize economy ecosystem ecoule ecoulee ecoute ecran ecrin ecrire
ecrit ecrite ecriture ecrivain ecstasy ecstatic ecu ecumenical eczema ed edad eddie eddy edgar edge edgewise edgier edgiest edgy
edi edible edicao edict edifice edificio edit edite editeur edition editor editorial editorship edouard educacao educacion
educado educate education educational educator edward ee eel eerie eeriest eeuu efectivo efecto efeito effect effectif effective
effectivement effectual effectue effectuee effeminate effervescent effet efficace efficacement efficacite efficiency efficient
effigy effondrement efforce effort effortless effusive eficiente egal egale egalement egalitarian egalite egard egg eggplant
egipto egito eglise ego egocentric egoism egoista egotism egotist eh ei eigenvalue eight eighteen eighteenth eighth eightieth
eighty eiia einstein eis either ejaculate ejaculation eject ejection ejecucion ejecutivo ejemplo ejercicio ejercito eke eked
eking el ela elaborate elaboration elabore elaboree elaine elan elapse elargi elargir elastic elasticity elation elbow elder
eldest ele eleccion elect electeurs election elective elector electoral electorale electorate electrabel electrafina electric
electrica electrical electrician electricidad electricite electricity electrico electrify electrique electrocute electrocution
electrode electrolysis electromagnetic electron electronic electronically electronique electrostatic elefante elegance elegant
elegante elegido elegir elegiste elegy eleicao eleicoes eleito element elemental elementary elemento elena elenco elephant
eletrica eletricidade eletrico eletronica elevador elevait elevate elevation elevator eleve elevee eleven eleventh elf eli elicit
elige eligibility eligible eligio eliminado eliminar eliminate elimination eliminer elio elisabeth elite elitism elitist
elizabeth elk ella elle ellen ellie elliot ellipse ellipsis elliptic elliptical ellis ello elm elogio eloigne elongate elope
elopement eloquence eloquent else elsewhere elu elucidate elude elusive elves elvis em email emanant emanate emancipate
emancipation emane embaixada embaixador embaixo embajada embajador emballage embalm embankment embaracoso embarazada embarazo
embargo embark embarrass embarrassment embassy embauche embed embellish embellishment ember embezzle embezzlement embitter emblee
emblem embodiment embody embora emboscada emboss embrace embroider embroidery embryo embryonic emerald emerge emergence
emergencia emergency emergent emet emettant emetteur emettre emi emigrant emigrate emigration emile emilio eminence eminent emir
emise emissary emission emit emma emocao emocion emocionado emocional emocionalmente emocionante emocoes emotion emotional
emotive empacar empathy empece empecemos emperador emperor empezado empezamos empezando empezar empezaron empezaste empezo
emphases emphasis emphasise emphasize emphatic emphatically emphysema empiece empiecen empieza empiezan empiezo empire empirical
emplacement empleado empleo emploi emploie employ employe employee employeur employment emporium emporte empower empregada
empregado emprego empresa empresario empress emprestado emprestar emprestimo emprunt emprunte emptier emptiest emptiness empty
empuja empurrar empurre empurrou emulate emulation emulator emulsion en enable enact enactment enamel enamorada enamorado enano
encadre encaixa encaja encanta encantaba encantada encantado encantador encantadora encantan encantar encantara encantaria
encanto encapsulate encarando encarar encargado encargare encargate encargo encarregado encase encender encendido encerrado
encerrar enchant enchantment enche enchendo enciende encima encircle enclose enclosure encode encompass encontra encontraba
encontrada encontrado encontram encontramos encontrando encontrar encontrara encontraram encontraran encontrare encontrarei
encontrarem encontraremos encontraria encontrarla encontrarlo encontrarme encontrarmos encontrarnos encontraron encontrarte
encontraste encontre encontrei encontrem encontremos encontro encontrou encore encoste encounter encourage encouragement encre
encrenca encroach encrypted encryption encuentra encuentran encuentre encuentren encuentro encumber encumbrance encyclopaedia
encyclopedia end endanger endear endearment endeavor endeavour endemic endereco endettement endive endless endorse endorsement
endow endowment endroit endurance endure endways enema enemigo enemy energetic energetically energetique energia energie energy
enero enfadada enfadado enfance enfant enferma enfermaria enfermedad enfermeira enfermera enfermeria enfermo enfiar enfim enfin
enforcado enforce enforcement enfrentar enfrente engage engagee engagement engana enganada enganado enganando enganar enganei
engano enganou engender engendre engenharia engenheiro engine engolir engouement engracada engracado engrave engross engulf
enhance enhancement enhorabuena enigma enigmatic enjeu enjeux enjoy enjoyable enjoyment enlace enlarge enlargement enlever
enlighten enlightenment enlist enlistment enliven enlouquecendo enlouquecer enlouqueceu enmity ennemi enojada enojado enojar
enojo enorme enormement enormity enormous enough enquanto enquire enquiry enrage enregistre enregistree enregistrement
enregistrent enrich enrichment enrique enrol enroll enrollment enrolment enron ensaio ensalada ensayo enseguida enseignants
enseigne enseignement ensemble ensena ensenado ensenando ensenar ensenare ensenarle ensenarme ensenaron ensenarte ensene enseno
enshrine ensign ensina ensinando ensinar ensinei ensino ensinou enslave ensue ensuite ensure entail entame entamee entangle
entanglement entanto entao entediado entend entenda entende entendem entendemos entendendo entenderam entenderia entenderlo
entendeu entendi entendido entendio entendiste entendo entendre entendu enter entera enterado entere entero enterprise enterrado
enterrar enterro entertain entertainment enthousiasme enthousiaste enthral enthrall enthusiasm enthusiast enthusiastic
enthusiastically entice enticement entienda entiende entienden entiendo entier entire entirety entite entitle entity entomologist
entomology entonces entourage entoure entra entrada entrado entrails entram entramos entran entrance entrando entrant entrap
entrar entrara entraram entrarem entraron entraste entre entreat entreaty entree entrega entregado entregar entrego entregou
entregue entrei entrem entremos entren entrenado entrenador entrenamiento entrenar entrench entrent entreprendre entrepreneur
entrepris entreprise entretanto entretenimento entretenir entretien entretient entrevista entro entropy entrou entrust entry
entusiasmo entwine enumerate enumeration enunciate enunciation envelop envelope enveloppe envergonhada envergonhado envergonhar
envergure envers envia enviable enviada enviado enviamos enviando enviar enviaram enviare enviaron enviaste envidia envie enviei
envien envio enviou environ environment environmental environnement envisage envisageable envisagee envisagent envoi envoie envol
envolve envolveu envolvida envolvido envolvimento envoy envoye envy enxergar enzyme eo eoe eon epais epargnant epargne epaules
epaulet epaulette ephemeral epic epidemic epidermis epilepsy epileptic epilogue epingle episode episodio epitaph epithet epitome
epoca epoch epoque epouse epoux epreuve eprouve epsilon epuration equal equalise equality equalize equanimity equate equation
equator equatorial equestrian equilateral equilibre equilibree equilibrio equilibrium equine equinox equip equipa equipaje
equipamento equipe equipee equipement equipment equipo equitable equity equivalence equivalent equivalente equivaut equivoca
equivocada equivocado equivocal equivoco equivoque er era eradicate eram eramos eran erase erasure erect erection eres ergo
ergonomic eric erica erik erin ernie ernst erode erosion erotic err errada errado errand errant errar erratic erratically errei
erreur erro erroneous error errou erstwhile erudite erupt eruption erva es esa escada escala escalate escalation escalator
escalera escandalo escapa escapade escapado escapando escapar escape escapism escapo escapou escena escenario esclarecer esclavo
escocia escoge escogio escola escolar escolha escolhe escolhemos escolheram escolheu escolhi escolhido escolho escompte esconda
esconde escondendo esconderijo esconderse escondeu escondida escondido escondiendo escondite escopeta escort escotilla escova
escravo escreva escreve escrevendo escreveu escrevi escrevo escriba escribe escribi escribiendo escribio escribir escribire
escribiste escribo escrita escrito escritor escritorio escritura escuadron escucha escuchado escuchame escuchamos escuchan
escuchando escuchar escucharlo escucharme escucharon escuchaste escuche escucheme escuchen escuchenme escucho escudo escuela
escura escuridao escuro escuta escutando escutar escute escutei escutem escuto escutou ese esencia esencial esforcar esforco
esfuerzo esgoto esmagar eso esophagi esophagus esoteric esp espace espacial espacio espaco espada espagne espagnol espagnole
espalda espalhar espana espanha espanhol espanol espantoso esparta especiais especial especialidad especialidade especialista
especialmente especie especificamente especifico espectacular espectaculo espejo espelho espera esperaba esperabamos esperad
esperado esperam esperame esperamos esperan esperanca esperando esperandote esperant esperanza esperar esperare esperaremos
esperava esperavamos espere esperei esperem esperemos esperen esperma espero esperons esperou esperta esperto espetacular
espetaculo espia espiao espioes espionage espirito espiritu espiritual esplendido espoir esporte esposa esposo esprit esquadrao
esqueca esquecam esquece esquecemos esquecendo esquecerei esqueceu esqueci esquecido esqueco esquema esquerda esquerdo esquina
esquisita esquisito essa essai essaie essay essaye essayons esse essence essencia essencial essential essentiel essentielle
essentiellement essor est esta estaba estabamos estaban estabelecer estable establecer establish establishment estacao estacion
estacionamento estacionamiento estacionar estacoes estadio estado estadounidense estadual estagio estais estallar estamos estan
estando estao estar estara estaran estarao estare estarei estarem estaremos estaria estariam estariamos estarian estarlo estarmos
estatal estate estatua estava estavam estavamos estavel este esteem esteja estejam estejamos estelar estemos esten esteve
esthetique estilo estimacao estimait estimant estimate estimation estime estimee estiment estimons estive estivemos estiveram
estiverem estivermos estivesse estivessem estivessemos esto estomago estoque estoria estou estourar estoy estrada estragar
estragou estrague estraguei estrangeiro estrangement estranha estranho estrategia estrela estrella estres estresse estribor
estructura estrutura estuda estudando estudante estudar estudei estudiando estudiante estudiar estudie estudio estudo estudou
estupenda estupendo estupida estupideces estupidez estupido estuprada estupro estuprou estuve estuviera estuvieran estuvieron
estuviese estuvimos estuviste estuvo et etabli etablie etablir etablissement etablit etage etaient etais etait etant etapa etape
etat etc etch ete etend etendre etendu etendue eterna eternal eternamente eternidad eternidade eternity eterno ethan ether
ethereal ethic ethical ethique ethnic ethos etica etienne etions etiquette etoile etonnant etonnante etonne etrange etre etroit
etroite etroitement etude etudiant etudie etymological etymology eu eua eulogise eulogize eulogy euphemism euphorie eur eureka
euro europa europe european europeen europeenne eurotunnel eut euthanasia eux eva evacuacion evacuar evacuate evacuation evade
evaluate evaluation evalue evaluee evan evangelical evangelism evangelist evangelistic evaporate evaporation evasion evasive eve
even evenement evenest event eventail eventful evento eventual eventuality eventualmente eventuel eventuelle eventuellement ever
evergreen everlasting evermore every everybody everyday everyone everything everywhere evict eviction evidemment evidence
evidencia evident evidente evil evilest evillest evitando evitant evitar evitarlo evite evocative evoke evolucao evolucion evolue
evoluent evolution evolutionary evolve evoquant evoque evoquent ewe ex exacerbate exact exacta exactamente exacte exactement
exactest exacto exagerando exaggerate exaggeration exalt exaltation exam exame examen examinar examination examine example
exasperate exasperation exata exatamente exato exausto excavate excavation excecao exceed excel excelencia excelente excellence
excellent excellente excepcion except exception exceptional exceptionnel exceptionnelle exceptionnellement excepto excerpt excess
excessif excessive excesso exceto exchange excise excitable excitado excitante excite excitement exclaim exclamation exclu
exclude exclue exclure exclusif exclusion exclusive exclusivement exclut excommunicate excommunication excrement excrete
excruciating excursion excusa excusable excuse execucao executable executado executar execute executif execution executive
executivo executor exemplaire exemplary exemple exemplify exemplo exempt exemption exerce exercee exercent exercice exercicio
exercise exercito exert exertion exhale exhaust exhaustion exhaustive exhibicion exhibit exhibition exhilarate exhilaration
exhort exhortation exhume exibicao exige exigeant exigence exigent exile exist existait existant existante existe existem existen
existence existencia existent existential existia existir existiu exit exito exodus exonerate exoneration exorbitant exotic
exotique expand expandable expanse expansion expansive expatriate expect expectancy expectant expectation expectativas expedicao
expedicion expediency expedient expediente expedite expedition expel expend expendable expenditure expense expensive experience
experiencia experiment experimental experimentar experimentation experimente experimento expert expertise experto expiration
expire expiry explain explanation explanatory expletive explica explicable explicacao explicacion explicar explicare explicarlo
explicarte explication explicit explicitement explico explique expliquent explode explodir explodiu exploit exploitation exploite
explorar exploration explore explosao explose explosion explosive explosivo explotar expo exponent exponential expor export
exportateurs exportation exporte expose exposicao exposicion exposition exposto exposure expound expresion express expressao
expressar expression expressive expressway exprime expulsar expulsion expulso exquisite extant extemporaneous extend extensao
extension extensive extent exterieur exterieure exterior exterminate extermination external externe extinct extinction extinguish
extol extort extortion extortionate extra extract extraction extracurricular extradite extradition extrait extrana extranar
extrane extraneous extranjero extrano extraordinaire extraordinaria extraordinarily extraordinario extraordinary extrapolate
extrapolation extraterrestre extraterrestrial extravagance extravagant extremadamente extremamente extreme extremest extremist
extremity extremo extricate extrovert exuberance exuberant exude exult exultant exultation ey eye eyeball eyebrow eyed eyelash
eyelid eyesight eyesore eyewitness fa fable fabric fabrica fabricant fabricate fabrication fabrimetal fabrique fabuleux fabuloso
fabulous faca facade facam facamos face facebook faceis faceless facet facetious facettes facial facil facile facilement
facilitate facilite facility facilmente faco facsimile fact facteur faction facto factor factorial factorisation factorization
factory factual facture faculdade facultad faculte faculty fad fada fade faeces fafer faggot fagot faible faiblesse fail faille
failli faillite failure faim faint faintest fair faire fairest fairy fais faisaient faisait faisant faisons fait faite faith
faithful faithless faixa fake fala falado falam falamos falando falar falara falaram falarei falaremos falaria falasse falava
falcao falcon falda fale faleceu falecido falei falem falencia falha falhar falhei falhou fall falla fallacious fallacy fallado
fallait fallar fallen fallible fallo fallout fallu falo falou falsa false falsehood falsest falsetto falsification falsify
falsity falso falta faltaba faltam faltan faltando faltava falter fama fame fameuse fameux familia familial familiale familiar
familiarise familiarity familiarize familiaux famille family famine faminto famosa famoso famous fan fanatic fanatical fancier
fanciest fanciful fancy fanfare fang fantaisie fantasia fantasma fantastic fantastica fantastically fantastico fantastique
fantasy far fara farao faraway farce fardo fare farei faremos farewell faria fariam fariamos farine farm farmacia farmland farol
farsa farther farthest farto fas fascinant fascinante fascinate fascination fascism fascist fase fashion fashionable fashionably
fasse fassent fast fasten fastest fastidious fat fatal fatalistic fatality fate fateful father fatherhood fatherland fathom
fatigue fato fatten fattest fattier fattiest fatty fatuous faucet faudra faudrait fault faultier faultiest faultless faulty fauna
fausse faut faute fauteuil faux faveur favor favorable favorablement favorably favori favorise favorita favorite favoritism
favorito favour favourable favourably favourite favouritism fawn fax faz faze fazem fazemos fazenda fazendeiro fazendo fazerem
fazermos fazia faziam faziamos fb fbi fbl fe fea fear fearful fearless fearsome feasibility feasible feast feat feather
featherier featheriest feathery feature feb febre febrero feces fecha fechada fechado fechadura fechando fechar feche fechou fed
fede federacao federacion federais federal federale federalism federalist federation federaux fee feeble feeblest feed feedback
feel feet feia feign feijao feiner feint feio feira feita feitico feito felices felicidad felicidade felicitaciones felicito
feline felix feliz felizmente fell fellest fellow fellowship felon felony felt female femea femenina femenino feminin feminina
feminine femininity feminino feminism feminist feminite femme fen fence fend fenda fenomenal fenomeno feo fer fera ferait feria
feriado ferida ferido feries ferimento ferir feriu fermat ferme fermee fermement ferment fermentation fermete fermeture fern
fernand ferocious ferocity feront ferrado ferramenta ferrar ferrari ferret ferreux ferro ferrovia ferroviaire ferry fertile
fertilisation fertilise fertility fertilization fertilize fervent fervor fervour festa fester festival festive festivity festoon
fetch fete fetid fetish fetter fetus feu feud feudal feudalism feuille feux fever fevereiro feverish fevrier few fewest fez
fezzes ff fgtb fiabilite fiable fianca fiance fiancee fianza fiasco fiat fib fiberglass fibre fibreglass fica ficado ficam
ficamos ficando ficar ficara ficaram ficarao ficarei ficarem ficaremos ficaria ficarmos ficasse ficava ficcao ficha fiche fichier
fickle ficklest fico ficou fiction fictional fictitious fiddle fiddly fidelite fidelity fidget fidgety fiebre fiel field fiend
fiendish fier fierce fiercest fierier fieriest fierte fiery fiesta fifteen fifteenth fifth fiftieth fifty fig figado fight
figment figura figurant figurative figure figurehead figurent fijate fil fila filadelfia filament filch file filet filete filha
filho filhote filiale fill fille fillet film filmagem filmando filmar filme filmier filmiest filmy filosofia filter filth
filthier filthiest filthy filtre fim fin fina finais final finale finalement finalise finalist finalistas finality finalize
finalmente financas finance financee financeira financeiro financement financial financier finch find fine finement finesse
finest finge fingernail fingerprint fingertip fingiendo fingindo fingir fini finickier finickiest finicky finir finira finish
finissent finit finite finition finja finlande finn fino fio fiona fique fiquei fiquem fir fire firearm firecracker firefighter
firefly fireman firemen fireplace fireproof fireside firewood firework firm firma firmada firmado firmar firme firmest firmware
first firsthand fisc fiscal fiscale fiscalement fiscalite fiscaux fish fisherman fishermen fishery fishier fishiest fishy fisica
fisicamente fisico fission fissure fist fit fita fitful fittest five fix fixable fixation fixe fixee fixture fiz fizemos fizeram
fizermos fizesse fizz fizzle fizzy flabbier flabbiest flabby flacon flag flagpole flagrant flagship flagstone flail flair flak
flake flakier flakiest flaky flamand flamande flamboyance flamboyant flame flamingo flammable flanco flandre flank flannel flap
flapjack flare flash flashback flashest flashier flashiest flashlight flashy flask flat flatten flattery flattest flaunt flautist
flavor flavour flaw flawless flea flecha flechi fleck fled fledged fledgling flee fleece fleecier fleeciest fleecy fleet fleetest
flesh fleshier fleshiest fleshy fleur fleuve flew flex flexibilite flexibility flexible flexibly flick flied flier flies fliest
flight flightier flightiest flightless flighty flimsier flimsiest flimsiness flimsy flinch fling flint flip flippant flippest
flirt flirtation flirtatious flit float flock flog flood floodlight floor flop floppier floppiest floppy flor flora floral
florence floresta florid florida floride florin florist floss flot flota flotando flotilla flotte flou flounce flounder flour
flourish flout flow flowerier floweriest flowery flown flu fluctuate fluctuation flue fluency fluent fluff fluffier fluffiest
fluffy fluid fluide flujo fluke flung flunk flunky fluorescent flurry flush flushest fluster flute flutist flutter flux fluxo fly
flynn flyover fmi fn foal foam foamier foamiest foamy focal focar foco focus foda fodder foder fodido foe fofo fog foge fogey
fogg foggier foggiest foggy foghorn fogo fogueira foguete fogy foi foible foie foil foire foist fold folego folga folha foliage
folie folk folklore folksier folksiest folksy folle follow folly fome foment fomos fonction fonctionnaire fonctionnant fonctionne
fonctionnement fonctionnent fond fondamental fondamentale fondamentalement fondamentaux fondateur fondation fonde fondee fondest
fondle fondo fondre fondu font fontaine fonte food foodstuff fool foolhardier foolhardiest foolhardy foolish foolproof foot
footage football foothill foothold footlights footnote footpath footprint footstep footstool footwear footwork for fora forage
foram foray forbade forbear forbearance forbid forbidden forbore forborne forca forcado forcar force forceful forcement forceps
forcible forcibly forcou ford fore forearm forebode forecast forefather forefinger forefront forego foregone foreground forehead
foreign foreleg forem foreman foremen foremost forense forensic foreplay forerunner foresaw foresee foreseeable foreseen
foreshadow foresight foreskin forest forestall forestry foretaste foretell forethought foretold forever forewarn forewent
foreword forfait forfaitaire forfeit forgave forge forgery forget forgetful forgive forgiven forgo forgone forgot forgotten fork
forlorn form forma formacao formacion formal formalise formalites formality formalize formar format formation formative formatura
forme forment formidable formless formos formula formulae formulaire formulario formulate formulation formule fornecer
fornication forno forrest forsake forsaken forsook forswear forswore forsworn fort fortaleza forte fortement forth forthcoming
forthright forthwith fortieth fortification fortify fortiori fortis fortitude fortnight fortress fortuitous fortuna fortunate
fortune forty forum forward forwardest forwent fosse fossem fossemos fossil fossilise fossilize foster foto fotografia fotografo
fou fouet fought foul foule foulee foulest found foundation foundling foundry fount fountain four fourchette fourneaux fourni
fournie fournir fournissent fournisseur fournit fourniture fourteen fourteenth fourth fowl fox foxier foxiest foxy foyer fraca
fracasado fracaso fracasso fraco fractal fraction fractional fractura fracture fragil fragile fragilite fragility fragment
fragmentary fragmentation fragrance fragrant frail frailest frailty frais fraldas frame framework franc franca francamente france
francesa francfort franchement franchi franchir franchise francia francis francisco franco francophone frango frank frankenstein
frankest frankfurter franki frankie franklin frans frantic frantically frappant frappe fraqueza frasco frase frasier fraternal
fraternidade fraternise fraternity fraternize fratura fraud fraude fraudulent fraught fray freak freckle frecuencia fred freddie
freddy frederic free freedom freehand freelance freest freeway freeze freight frein freinage freio freira french freno frente
frenzy frequemment frequence frequencia frequency frequent frequentation frequente frequentemente frequentest fresca fresco fresh
freshen freshest freshman freshmen freshwater fret fretful frf fria friar friction fried friend friendlier friendliest
friendliness friendship fries frieze frigate fright frighten frightful frigid frigidity frigo frill frillier frilliest frilly
fringe frio frisk friskier friskiest frisky fritas frites frito fritter frivolity frivolous frizzier frizziest frizzy fro frock
frodo frog froid froide frolic frolicked frolicking from fromage frond front frontage frontal fronteira frontera frontier frost
frostbit frostbite frostbitten frostier frostiest frosty frota froth frothier frothiest frothy frown froze frozen frugal
frugality fruit fruitful fruitier fruitiest fruition fruitless fruity frustrate frustration fruta fry fu fudge fue fuego fuel
fuente fuera fueramos fueran fueron fuerte fuerza fuese fuga fugi fugido fugindo fugir fugiram fugitive fugitivo fugiu fuhrer fui
fuimos fuir fuiste fuite fuja fulcrum fulfil fulfill fulfillment fulfilment full fullest fully fuma fumaca fumando fumar fumble
fume fumee fumigate fumigation fumo fun funcao funcion funciona funcionam funcionan funcionando funcionar funcionara funcionario
funcione funciono funcionou function functional functionality fund fundacao fundamental fundamentalism fundamentalist fundo
funeral fungi fungicide fungus funnel funnest funnier funniest funnily funny fur furacao furado furent furia furiosa furioso
furious furl furlong furlough furnace furnish furniture furor furore furrier furriest furrow furry further furthermore furthest
furtive fury fusao fuse fuselage fusion fuss fussier fussiest fussy fut futbol futebol futile futility futur futura future
futuristic futuro fuzileiros fuzz fuzzier fuzziest fuzzy gab gabe gabinete gable gabriel gabrielle gadget gado gafas gag gage
gagnant gagne gagnent gaiety gaily gain gainful gaiola gait gal gala galactic galaxia galaxy gale galera galeria galerie galinha
gall gallant gallantry gallery galleta galley gallimard gallina gallivant gallon gallop gallows galo galore galvanise galvanize
gambit gamble game gamest gamma gamme gamut gana ganado ganador ganamos ganan ganancias ganando ganar ganaron ganaste gancho gand
gandalf gandois gane gang gangling gangplank gangrene gangster gangue gangway ganha ganham ganhamos ganhando ganhar ganhara
ganharam ganhe ganhei ganho ganhou gano gants gap gape garage garagem garaje garanti garantia garantie garantir garantit
garantizo garanto garb garbage garble garcia garcom garconete gardant garde garden gardenia gardent gare garfield garganta gargle
gargoyle garish garland garlic garment garnet garnish garota garotao garotinha garotinho garoto garrafa garras garret garrison
garrulous garter gary gas gaseous gash gasket gasolina gasoline gasp gassee gastar gastei gasto gaston gastou gastric gastronomie
gastronomique gata gate gateway gather gatilho gatillo gatinha gatinho gatito gato gauche gaudier gaudiest gaudy gauge gaunt
gauntest gauntlet gauze gave gavel gaveta gavin gawk gawkier gawkiest gawky gay gayest gaz gaze gazelle gazette gb gbl gbp geant
gear gee geed geert geese gel gelada geladeira gelado gelatin geld gelo gem gemeas gemelos gemeos gendarmerie gendarmes gender
gene genealogical genealogy genera generacion generador general generale generalement generalisation generalise generalisee
generality generalization generalize generalmente generate generation generator generaux genere genereuse genereux generic
generique genero generosite generosity generoso generous genesis genetic genetica genetically geneticist genetique genial genie
genii genio genital genius genk genocide genovia genre gens gent gente gentil gentile gentileza gentility gentilmente gentle
gentleman gentlemen gentlest gentry genuine genus geographic geographical geographique geography geological geologist geology
geometric geometry george georgia geracao geracoes gerador geral gerald geralmente geranium gerant gerard gerbil gere geree
gerente germ germicide germinate germination gerry geschaftsidee gestation geste gesticulate gestion gestionnaire gesto gesture
get getaway gevaert geyser ghastlier ghastliest ghastly ghetto ghost ghostlier ghostliest ghoul gia giant gib gibberish gibbs
gibe gibier gibson giddier giddiest giddiness giddy gift gig gigante gigantesque gigantic giggle gil gilbert gild gilipollas gill
gillette gilligan gilt gimme gimmick gimnasio gimv gin gina ginasio ginebra ginger gingerbread gingham gira giraffe girando girar
girder girdle girl girlfriend girlhood girlish giro giron girth gist give given gizzard glace glacial glacier glad gladden
gladdest glade gladiator glamorise glamorize glamorous glamour glance gland glandular glare glass glassier glassiest glassware
glassy glaverbel glaze gleam glean glee glen glenn glib glibbest glide glimmer glimpse glint glisse glissement glisten glitter
gloat global globale globalement globe globo globular globule gloire gloom gloomier gloomiest gloomy gloria glorification glorify
glorious glory gloss glossary glossier glossiest glossy glove glow glucose glue glum glummest glut glutton gluttony glycerin
glycerine gm gnarl gnash gnat gnaw gnome gnu go goa goad goal goalie goalkeeper goat goatee gob gobble gobernador gobernar
gobierno goblet goblin god godchild godchildren goddess godfather godless godlier godliest godlike godmother godparent godsend
goes goggle going gol gold golden goldenest goldfish goldman goldsmith gole golf golfe golpe golpea golpeado golpear golpeo goma
gondola gondor gone gong gonna goo good goodbye goodnight goodwill goody gooey goof goofier goofiest goofy gooier gooiest goon
goose goossens gopher gorda gordo gordon gordura gore gorge gorgeous gorier goriest gorilla gorjeta gory gosh gosling gospel
gossamer gosses gossip gosta gostado gostam gostamos gostando gostar gostaram gostaria gostariam gostariamos gostasse gostava
goste gostei gosto gostosa gostoso gostou got gota gotten gouge goulash gourd gourmand gourmande gourmandise gourmet gourou gout
gouttes gouvernement gouvernementale gouverneur govern governador governess government governmental governo governor gown gps
grab grabacion grabado grabando grabar graca grace graceful graceless gracia gracinha graciosa gracioso gracious gradation grade
gradient grado graduacion gradual graduate graduation graffiti graffito graft graham grain graisse gral gram grama grammar
grammatical grammes gramophone gran grana granada grand grandao grandchild grandchildren granddaughter grande grandest grandeur
grandeza grandfather grandi grandiosa grandiose grandioso grandir grandmother grandparent grandson grandstand granero granite
granja granjero granny grano granola grant granular granule grape grapefruit grapevine graph graphic graphical graphique graphite
grapple gras grasa grasp grasshopper grassier grassiest grassy grata grate grateful gratidao gratification gratify gratis
gratitude grato gratuit gratuite gratuitement gratuitous gratuity grau gravacao gravado gravando gravar gravata grave gravedad
gravel graven gravest gravestone graveyard gravida gravidade gravidez gravitate gravitation gravitational gravite gravity
gravures gravy gray grayest grayson graze gre grease greasier greasiest greasy great greatest grec grecia grecque greedier
greediest greedily greediness greedy green greenback greene greenery greenest greenhorn greenhouse greenpeace greenspan greet
greg gregarious grego gremlin grenade greve grew grey greyest greyhound grial grid griddle gridiron grief griego grievance grieve
grievous griffe griffin grill grille grim grimace grime grimier grimiest grimmest grimpe grimy grin grind grindstone grip gripe
gris grise grislier grisliest gristle grit grita gritando gritar grite grito gritou grittier grittiest gritty grizzled grizzlier
grizzliest grizzly groan grocer grocery groggier groggiest groggy groin groom groove groovier grooviest groovy grope gros grosero
grosse grossesse grossest grosso grotesque grotto grouch grouchier grouchiest grouchy ground groundless groundwork group groupe
grouse grove grovel grow growl grown growth groyne grub grubbier grubbiest grubby grudge gruel gruesome gruesomest gruff gruffest
grumble grumpier grumpiest grumpy grunt grupo gsm guantes guapa guapo guarantee guarantor guard guarda guardado guardaespaldas
guardando guardar guarde guardei guardia guardian guardiao guau gubernatorial guerra guerre guerreiro guerrero guerrilla guess
guessable guesswork guest guffaw guia guiar guichet guidance guide guidebook guideline guido guild guile guillaume guillotine
guilt guiltier guiltiest guiltily guiltless guilty guinea guion guise guitar guitarist guitarra gulch gulf gull gullet gullible
gully gulp gum gumdrop gummier gummiest gummy gumption gun gunfire gunman gunmen gunpowder gunshot guppy gurgle guru gus gusano
gush gust gusta gustaba gustaban gustado gustan gustar gustara gustaria gustave guste gustier gustiest gusto gusty gut guy guzzle
gwen gybe gym gymnasium gymnast gymnastics gynaecologist gynaecology gynecologist gynecology gyrate gyration gyroscope ha haaren
habeis haber haberla haberle haberlo haberme habernos haberse haberte habia habiamos habian habido habilidad habilidade habit
habitable habitacion habitacle habitant habitat habitation habite habito habitual habitude habitue habituel habituellement habla
hablaba hablabamos hablado hablame hablamos hablan hablando hablar hablara hablare hablaremos hablarle hablarme hablaron hablarte
hablaste hable hablemos hablen hablo habra habran habre habria habriamos habrian hace hacemos hacen hacerla hacerle hacerlo
hacerme hacernos hacerse hacerte hacha hacia haciamos hacian hacienda haciendo haciendolo hack hackney hacksaw had hada haddock
haemoglobin haemophilia haemorrhage hag haga hagalo hagamos hagamoslo hagan haganlo haggard haggle hago hail hailstone hainaut
haine hair haircut hairdo hairdresser hairier hairiest hairline hairy haja hal hale halest haley half halfway halibut hall
hallado hallamos hallar hallaron halle hallelujah halliburton hallmark hallo halloween hallucination hallway halo halon halt
halve ham hambre hambriento hamburger hamburguer hamburguesa hamilton hamlet hammock hammond hammy hamper hamster hamstring
hamstrung han hanart hand handbag handbook handcuff handful handicap handicraft handier handiest handiwork handkerchief handle
handlebar handmade handout handrail handshake handsome handsomest handwriting handy hang hangar hangout hangover hank hanna
hannah haphazard hapless happen happier happiest happily happiness happy hara haran harangue harassment harbor harbour hard
hardback harden hardest hardier hardiest hardliner hardship hardware hardwood hardy hare harebrained harem haremos haria harian
hark harlot harm harmful harmless harmonia harmonic harmonica harmonie harmonious harmonise harmonize harmony harness harold harp
harpist harpoon harpsichord harris harrison harrow harry harsh harshest hart harta harto harvard harvest harvey has hasard hash
hasselt hassle hasta haste hasten hastier hastiest hastily hasty hat hatch hatchet hate hateful hatred haughtier haughtiest
haughtily haughtiness haughty haul haunt hauspie hausse haussier haut haute hautement hauteur havai havas have haven havendo
havera haveria havia haviam havido havoc hawai hawk hay haya hayamos hayan haystack haywire haz hazard hazardous haze hazel
hazier haziest hazlo hazme hazte hazy he head headache headfirst headier headiest headland headlight headline headlong headmaster
headphone headquarter headrest headroom headstone headstrong headway heady heal health healthcare healthful healthier healthiest
healthy heap hear heard hearsay hearse heart heartache heartbeat heartbreak heartbroken heartburn hearten heartfelt hearth
heartier heartiest heartily heartless hearty heat heath heathen heave heaven heavenlier heavenliest heavier heaviest heavily
heaviness heavy heavyweight hebdomadaire hecha hechizo hecho heckle hectares hectic hector hedge hedgehog heed heedless heel
heftier heftiest hefty hei heifer height heighten heim hein heineken heinous heir heirloom helado helas held helen helena
helicopter helicoptero heliport helium hell hellish hello helm helmet help helpful helpless helsing hem hembra hemisphere hemlock
hemoglobin hemophilia hemorragia hemorrhage hemos hemp hen hence henceforth henchman henchmen henri henry hepatitis her herald
heranca herb herbivorous hercules herd herdeiro here hereabouts hereafter hereby heredero hereditary heredity herein herencia
heresy heretic heretical herewith herida herido herir heritage herite heritiers herman hermana hermandad hermanito hermano
hermaphrodite hermit hermosa hermoso hernandez hernia hero heroe heroi heroic heroin heroina heroine heroism heron herpes herr
herramientas herself herstal herve hes hesitancy hesitant hesitate hesitation hesite hesitent heterogeneous heterosexual
heterosexuality heure heureuse heureusement heureux heuristic heurte hew hewlett hexadecimal hexagon hexagonal hexagone hey
heyday heysel hi hiatus hibernate hibernation hiccup hice hiciera hicieron hicimos hiciste hick hickory hid hidden hide hideaway
hideous hielo hier hierarchical hierarchie hierarchy hierba hieroglyphic hierro higado high highbrow highest highland highlight
highway hija hijack hijo hike hilario hilarious hilarity hill hillbilly hillier hilliest hillside hilly hilo hilt hilton him
himself hind hindrance hindsight hinge hint hinterland hip hipoteca hipotese hippest hippie hippopotamus hippy hire his histogram
histoire historia historial historian historic historical historico historique historiquement history hit hitch hitchhike hither
hitherto hitler hive hizo hm hmm ho hoard hoarse hoarsest hoax hobbit hobble hobby hobbyhorse hobgoblin hobnob hobo hoc hock
hockey hodgepodge hoe hoechst hoed hog hogar hoia hoist hoja hoje hola hold holdup hole holiday holier holiest holiness
hollandais hollandaise hollande holler hollow hollowest holly hollywood holmes holocaust holster holy homage homard hombre hombro
home homeland homeless homelier homeliest homem homemade homenagem homens homesick homespun homestead homeward homework homey
homicidal homicide homicidio homier homiest hommage homme homogeneous homogenise homogenize homologue homonym homophobic
homosexual homosexuality honda hondo hone honest honesta honestamente honestest honestidade honesto honesty honey honeycomb
honeymoon honeysuckle hong hongrie honk honneur honor honorable honoraires honorary honour honourable honra honrado honrar honte
hood hoodlum hoodwink hoof hoogovens hook hoop hooray hoot hooves hop hope hopeful hopeless hopscotch hoquei hora horaire horario
horde horizon horizontal hormis hormone horn hornet hornier horniest horno horny horoscope horrendous horrible horribly horrid
horrific horrify horriveis horrivel horror hors horse horseback horseman horseplay horsepower horseradish horseshoe horta
horticultural horticulture hose hosiery hospedes hospitable hospitais hospital hospitalidad hospitalisation hospitalise
hospitality hospitalization hospitalize host hostage hostel hostess hostile hostility hot hotbed hoteis hotel hothead hottest
houlette hound hour hourglass house houseboat household housekeeper housewarming housewife housewives housework houston houve
houvesse hove hovel how howard however howl hoy hoyo hp http hub hubbub hubert hubiera hubieramos hubieran hubiese hubo huddle
hudson hue hueco hued huele huelga huella huelo hueon hueso huesped huevo huff huffier huffiest huffy hug huge hugest hugo huh
hui huile huir huit hulk hull hullabaloo hum humain humaine human humana humane humanest humanidad humanidade humanise humanism
humanist humanitaire humanitarian humanite humanity humanize humano humble humblest humbly humbug humdrum humid humidify humidity
humilde humiliate humiliation humility hummingbird humo humor humorist humorous humour hump hunch hunchback hundred hundredth
hung hungrier hungriest hungrily hungry hunk hunt huracan hurdle hurl hurrah hurricane hurry hurt hurtful hurtle husband hush
husk huskier huskiest huskily huskiness husky hustle hut hutch hutu huye huyendo huyo hyacinth hybrid hydrant hydraulic
hydroelectric hydrogen hydroplane hyena hygiene hygienic hymn hymnal hyperbole hypertension hyphen hyphenate hyphenation hypnosis
hypnotic hypnotise hypnotism hypnotist hypnotize hypochondria hypochondriac hypocrisy hypocrite hypocritical hypotenuse
hypothecaire hypotheses hypothesis hypothesise hypothesize hypothetical hysteria hysteric hysterical ia iam iamos ian ias iba
ibamos iban ibm ice iceberg icebreaker iced ici icicle iciest icing icon icy id ida idade idea ideal ideale idealement idealise
idealist idealistic idealize idee ideia identical identidad identidade identifiable identificacao identificacion identificado
identificar identification identificou identifier identify identique identite identity ideological ideology idiocy idiom idioma
idiomatic idiosyncrasy idiosyncratic idiot idiota idiotic idle idlest idly ido idol idolise idolize idolo idosos idyllic ie ier
ies ieteren if ifs iglesia igloo ignite ignition ignorance ignorant ignorar ignore igreja iguais igual igualmente iguana ihe ii
iii il ilegais ilegal ilha ilk ill illegal illegible illegibly illegitimate illicit illiteracy illiterate illogical illuminate
illumination illusion illusory illustrate illustration illustrative illustrator illustre illustrious ils ilusao ilusion image
imagem imagen imagery imagina imaginaba imaginable imaginacao imaginacion imaginado imaginaire imaginando imaginar imaginary
imaginate imagination imaginative imaginava imagine imaginei imagino imaginou imbalance imbecil imbecile imediatamente imediato
imenso imigracao imitate imitation imitative imitator immaculate immanquablement immaterial immature immaturity immeasurable
immeasurably immediat immediate immediatement immense immensity immerse immersion immeuble immigrant immigrate immigration
imminent immobile immobilier immobilise immobilize immoral immorality immortal immortality immovable immune immunisation immunise
immunity immunization immunize imortal imp impact impacto impair impairment impale impart impartial impartiality impassable
impasse impassioned impassive impatience impatient impeach impeccable impedance impede impediment impedir impediu impel impend
impenetrable imperador imperatif imperative imperativement imperceptible imperceptibly imperfect imperfection imperial
imperialism imperialist imperil imperio impersonal impersonate impersonation impertinence impertinent impervious impetuous
impetus impide impinge impish implacable implant implantation implante implantee implausible implement implementable
implementation implicate implication implicit implique implorando implorar implore imploro impolite import importa importaba
importam importan importance importancia important importante importar importaria importation importava importe importo imposable
imposant impose imposee imposent imposible imposition impossibility impossible impossibly impossivel imposter imposto impostor
impotence impotent impound impoverish impractical imprecise impregnable impregnate imprensa impresion impresionado impresionante
impress impressao impression impressionable impressionada impressionado impressionante impressionar impressionnant
impressionnante impressive impressoes imprimante imprime imprimerie imprint imprison imprisonment improbability improbable
improbably impromptu improper impropriety improvavel improve improvement improvisation improvise impudence impudent impuestos
impulse impulsion impulsive impulso impunity impure impurest impurity imunidade in inability inaccessible inaccuracy inaccurate
inacreditavel inaction inactive inactivity inadequacy inadequate inadmissible inadvertent inadvisable inalienable inane inanest
inanimate inapplicable inappropriate inarticulate inasmuch inattendu inaudible inaugural inaugurate inauguration inauspicious
inborn inbred inbreed inbuilt inc incalculable incandescence incandescent incantation incapable incapacitate incapacity incapaz
incarcerate incarceration incarnate incarnation incarne incendiary incendie incendio incense incentive inception incertain
incertitude incessant incest incestuous inch inchange incidence incident incidental incidente incinerate incinerator incision
incisive incisor incite incitement inclination incline incluant include inclui incluindo inclus inclusion inclusive incluso
inclut incluye incluyendo incognito incoherence incoherent income incomoda incomodando incomodar incomode incomodo incomparable
incompatibility incompatible incompatibly incompetence incompetent incomplete incomprehensible incomum inconceivable inconclusive
incongruity incongruous inconnu inconnue inconsciente inconsequential inconsiderable inconsiderate inconsistency inconsistent
inconsolable inconspicuous incontestable incontestablement incontournable inconvenience inconvenient incorporate incorporation
incorrect incorrigible increase incredible incredibly incredulity incredulous increible increiblemente increment incremental
incriminate incriveis incrivel incrivelmente incroyable incubate incubation incubator inculpe incumbent incur incurable inde
indebted indecency indecent indecision indecisive indefensible indefinable indefinite indelible indelibly indelicate indemnite
indeniable indent indentation independamment independance independant independante independence independencia independent
independente independiente indescribable indestructible indeterminate indeterminee index indexation indexe india indiana indiano
indica indicado indicam indican indicate indicateur indicatif indication indicative indicator indice indict indictment indiens
indifference indifferent indigenous indigestible indigestion indignant indignation indignity indigo indio indique indiquent
indirect indirecte indirectement indirection indiscreet indiscretion indiscriminate indispensable indisposed indisputable
indistinct indistinguishable individu individual individualism individualist individuality individuel individuelle
individuellement individuo indivisible indo indoctrinate indoctrination indolence indolent indomitable indonesie indoor induce
inducement induct induction indulge indulgence indulgent industria industrial industrialisation industrialise industrialist
industrialization industrialize industrie industriel industrielle industrious industry inedible inedit ineffective ineffectual
inefficiency inefficient inelegant ineligible inept ineptitude inequality inert inertia inertial inescapable inesperado inestable
inevitable inevitablement inevitably inevitavel inexact inexcusable inexhaustible inexorable inexorably inexpensive inexperience
inexplicable inexplicably inextricably infallible infamous infamy infancia infancy infant infanteria infantil infantile infantry
infarto infatuation infeasible infeccao infeccion infect infection infectious infelicity infeliz infelizmente infer inference
inferieur inferieure inferior inferiority inferno infertile infest infestation infidel infidelity infield infierno infiltrate
infiltration infinite infinitesimal infinitive infinity infirm infirmary infirmity infix inflame inflammable inflammation
inflammatory inflatable inflate inflation inflationary inflationnistes inflection inflexible inflexion inflict influence
influencia influential influenza influx info inform informacao informacion informacoes informado informal informality informant
informante informar information informational informatique informative informe infraction infrared infrarouge infrastructure
infrequent infringe infringement infuriate infuse infusion ing ingenieria ingeniero ingenieur ingenious ingenuity ingest
inglaterra ingles inglesa ingrain ingratiate ingratitude ingredient ingressos inhabit inhabitant inhale inherent inherit
inheritance inhibit inhibition inhospitable inhuman inhumane inhumanity iniciais inicial iniciar iniciativa inicio inimigo
initial initiale initialement initialisation initialise initialization initialize initiate initiation initiative initiator
inities injecao inject injection injunction injure injurious injury injustice injusto ink inkier inkiest inkling inky inlaid
inland inlay inlet inmate inmediatamente inmediato inn innards innate innermost innkeeper innocence innocent innocuous
innogenetics innombrables innovation innovative innuendo innumerable inocencia inocente inoculate inoculation inoffensive
inoperative inopportune inordinate input inquest inquietant inquieter inquietudes inquire inquiry inquisition inquisitive ins
insane insanest insanity insano insatiable inscribe inscription inscrire inscrit inscrivent inscrutable insect insecticide
insectos insecure insecurity insensitive insensitivity inseparable insert insertion inseto inside insidious insight insignia
insignificance insignificant insignificante insincere insincerity insinuate insinuation insipid insist insiste insistence
insistent insistiu insisto insofar insolence insolent insoluble insolvency insolvent insomnia inspecao inspect inspection
inspector inspetor inspiracao inspiracion inspiration inspire inspiree instability instalacao instalaciones instalacoes install
installation installe installee installment instalment instance instant instantaneous instante instar instauration instavel
instead instep instigate instigation instil instill instinct instinctive instinto instituicao institut institute institution
institutional institutionalise institutionalize institutionnels instituto instrucciones instrucoes instruct instruction
instructive instructor instrument instrumental instrumento insubordinate insubordination insubs insubstantial insubstituivel
insufferable insufficient insuffisant insuffisante insular insulate insulation insulator insulin insult insulto insuportavel
insurance insure insurgent insurmountable insurrection intact intake intangible integer integral integrale integralement
integrante integrate integration integre integree integridade integrity inteira inteiramente inteiro intel inteligencia
inteligente intellect intellectual intellectuel intellectuelle intelligence intelligent intelligente intelligible intelligibly
intencao intencion intencoes intend intense intensest intensify intensity intensive intenso intent intenta intentaba intentado
intentalo intentamos intentan intentando intentar intentare intentarlo intente intention intentional intento inter interact
interactif interaction interactive interbrew intercambio intercede intercept interception interchange interchangeable intercom
intercommunales interconnect intercontinental intercourse interdependence interdependent interdiction interdire interdit
interdite interesa interesada interesado interesan interesante interessa interessada interessado interessant interessante
interesse interessee interessent interest interface interfere interference interferir interieur interieure interim interimaire
interior interject interjection interlock interlocuteur interloper interlude intermarriage intermarry intermediaire intermediary
intermediate interment interminable interminably intermingle intermission intermittent intern interna internacional internal
international internationale internationaux interne internet interno interplanetary interplay interpolation interpose interpret
interpretation interracial interrogar interrogate interrogation interrogator interrogatorio interroge interromper interrumpir
interrupt interruption interruptor intersect intersection intersperse interstate interstellar intertwine interval intervalo
intervenants intervene intervenir intervention intervenu intervenue interviennent intervient interview interweave interwove
interwoven intestinal intestine intimacy intimate intimation intime intimidad intimidate intimidation intimo intitule into
intolerable intolerably intolerance intolerant intonation intoxicate intoxication intractable intramural intranet intransitive
intravenous intrepid intricacy intricate intrigue intrinsic intrinsically introduce introduction introductory introduire
introduit introduite introspective introvert intrude intrusion intrusive intuition intuitive inundate inundation inusop inusual
inuteis inutil inutile inuyasha invade invadir invadiu invalid invalidate invaluable invariable invariably invariant invasao
invasion invective inveja invencao invent inventaire inventar invente inventei inventeur invention inventive invento inventor
inventory inventou inverno inverse inversement inversion invert invertebrate invertir inves invest investi investie investigacao
investigacion investigacoes investigador investigando investigar investigate investigation investigator investimento investir
investissement investissent investisseur investit investment investor inveterate invierno invigorate invincible invisibility
invisible invisibly invisivel invita invitacion invitada invitado invitar invitation invite invito invocation invoice invoke
involucrado involuntarily involuntary involve involvement invulnerable inward inyeccion io iodine ion iorque ios iota ip ir ira
irak iran irao iraque irascible irate ire irei irem iremos irene iria iriam iriamos iridescence iridescent iris irk irlanda
irlandais irlande irma irmandade irmao irmaozinho irme irmos irnos iron ironia ironic ironically irony irradiate irrational
irreconcilable irrefutable irregular irregularity irrelevance irrelevant irreparable irreplaceable irrepressible irreproachable
irresistible irrespective irresponsibility irresponsible irretrievable irretrievably irreverence irreverent irreversible
irrevocable irrevocably irrigate irrigation irrita irritability irritable irritably irritada irritado irritant irritante irritar
irritate irritation irse irte is isaac isabel isabelle isca isla islamique islamistes island isle iso isolate isolation isole
israel isso issu issue isthmus isto it italia italiana italiano italic italicise italicize italie italien italienne itch itchier
itchiest itchy item itemise itemize itens iterate iteration iterative itinerant itinerary itl its itself itt iv ivan ivies ivory
ivy izquierda izquierdo ja jab jabon jacent jacente jack jackal jackass jackdaw jacket jackie jackknife jackknives jackpot
jackson jacob jacques jade jadis jagged jaggedest jaguar jail jake jalopy jam jamais jamas jamb jambon jamboree jamie jamon jan
jane janeiro janela janet jangle janitor janssen jantar janvier japan japao japon japonais japonaise japonesa jaqueta jar jardim
jardin jargon jason jato jaula jaundice jaune jaunt jauntier jauntiest jauntily jaunty java javelin jaw jawbone jay jaywalk jazz
je jealous jealousy jean jeanie jeanne jeannie jedi jeer jefa jefe jeff jefferson jeffrey jeito jell jelly jellyfish jen jenna
jennifer jennings jenny jeopardise jeopardize jeopardy jeremy jerk jerkier jerkiest jerky jerry jersey jerusalem jess jesse
jessica jessie jest jesucristo jesus jet jete jette jettison jetty jeu jeudi jeune jeunesse jeux jewel jewellery jewelry jibe
jiffy jig jiggle jigsaw jill jilt jim jimmy jin jinete jingle jinx jitterier jitteriest jitters jittery jo joan joanna joao job
jockey jocular joda jodan joder jodete jodida jodido jodiendo joe joel joelho joey jog joga jogada jogado jogador jogam jogamos
jogando jogar jogava jogo jogou jogue joguei johan john johnny johnson joias joie join joindre joint joke joli jolie joliment
jollier jolliest jolly jolt jon jonas jonathan jordan jorel jorge jornada jornais jornal jornalista jos jose joseph josephine
josh joshua jostle jot jouant joue jouent jouera jouet joueur jouissent jouit jour journal journalism journalist journaliste
journaux journee journey jovem joven jovencita jovencito jovial joy joya joyce joyful joyfullest joyous joystick jp jpy jr juan
jubilant jubilation jubilee judas judeu judge judgement judgment judiciaire judicial judiciary judicieux judicious judio judith
judo judy jueces juega juegan juego juegues jueves juez jug jugaba jugada jugado jugador jugamos jugando jugar juge jugee
jugement jugent juggernaut juggle jugo juguemos juguete jugular juice juicier juiciest juicio juicy juif juillet juin juiz juizo
jules julgado julgamento julgar julho julia julian julie julio jumble jumbo jump jumpier jumpiest jumpy junction juncture june
jungla jungle junho junio junior juniper junk junket junkie junta juntar junto juntou jupe jura jurado juramento jurar juri
juridique jurisdiction jurisprudence juriste juro juror jury jus jusqu jusque just justa justamente juste justement justesse
justest justica justice justicia justifiable justifiably justification justifie justifiee justifient justify justin justo jut
jute juvenile juventud juventude juxtapose juxtaposition juzgado juzgar kaleidoscope kane kangaroo kansas karat karate karel
karen karl kat kate katherine kathy katie kayak kb kbc keaton keel keen keenest keep keepsake keg keith kelly kelp ken kendall
kennedy kennel kenny kent kept kerb kerchief kernel kerosene kerry ketchup kettle kevin key keyboard keyhole keynote keystone
keystroke keyword kg kgb khaki khan kick kickback kickoff kid kidnap kidney kill kiln kilo kilobyte kilogram kilometer kilometre
kilometros kilowatt kilt kim kimono kin kind kinda kindergarten kindest kindle kindlier kindliest kindred kinfolk king kingdom
kingfisher kink kinkier kinkiest kinky kinshasa kinship kiosk kipper kirk kirsten kiss kit kitchen kitchenette kite kitten kitty
kiwi klaus klein klingon klm km knack knapsack knead knee kneecap kneel knelt knew knickers knife knight knighthood knit knives
knob knock knockout knoll knot knottier knottiest knotty know knowledge knowledgeable known knox knp knuckle koala kodak kohl
kong koramic kosher kowtow krach krakozhia kredietbank kudos kul kung kurt kw kyle la lab label labios labor laboratoire
laboratorio laboratory laborious labour labyrinth lac lace lacerate laceration lacier laciest lack lackluster lacklustre laco
lacquer lacrosse lacune lacy lad lade laden ladle lado ladrao ladroes ladron lady ladybug ladylike lag laggard lago lagoon
lagosta lagrimas laid lain laine lair laissant laisse laissent laissez lait lake lama lamb lambda lambert lame lament lamentable
lamentablemente lamentation lamento lamest lamina lamp lampada lampara lampoon lana lanca lancado lancamento lancar lance lancee
lancement lancent lanche lanchonete land landlady landlocked landlord landmark landowner landscape landslid landslide lane lang
langage langosta langoustines language langue languid languish languor languorous lankier lankiest lanky lanning lantern lanterna
lanza lanzamiento lanzar lap lapel lapis lapiz lapse laptop laquelle lar laranja larceny lard lareira larga largar largate large
largement largest largeur largo largou largue lark larmes larry larva larvae larynges laryngitis larynx las lascivious lash last
lastima lastimado lastimar lastimarte lata latch late latent lateral latest latex lath lathe latine latitude latrine latter
lattice laud laudable laugh laughable laughingstock laughter launch launder laundry laura laureate laurel lauren laurence laurent
laurette laurie lava lavado lavagem lavanderia lavar lavatory lavender laver lavish lavishest law lawful lawless lawmaker lawn
lawrence lawsuit lawyer lax laxative laxest laxity lay layman laymen layout lazier laziest laziness lazy lcd le lea leach lead
leaden leadership leaf leafier leafiest leaflet leafy league leak leakage leaky leal lealdade lealtad lean leanest leao leap
leapfrog leapt learn learnt lease leash least leather leathery leave leccion leche lectern lecteur lectura lecture led ledge lee
leech leek leer leerier leeriest leerlo leery leeway left leftest leftmost leg legacy legado legais legal legale legalement
legalise legalistic legality legalize legalmente legend legenda legendaire legendary legende legibility legible legibly legion
legislate legislateur legislation legislative legislator legislature legista legitima legitimacy legitimate legitime legitimite
legitimo legrand legume lei leia leido leigh leilao leio leiste leisure leite leito leitura lejano lejos leland lembra lembram
lembranca lembrando lembrar lembrava lembre lembrei lembro lembrou lemme lemon lemonade lena lenco lencois lend lenda lendemain
lendo length lengthen lengthier lengthiest lengthwise lengthy lengua lenguaje lenha leniency lenient lenning lenny lens lent
lenta lentamente lente lentement lenteur lentil lento leo leon leonard leopard leopold leotard leper leprosy lequel ler lernout
les lesao lesbian lesbiana lesbica lesion leslie lesquelles lesquels lessen lesson lest leste let letdown lethal lethargic
lethargy letra letrero letterhead lettre lettuce letup leu leukaemia leukemia leur leva levada levado levam levamos levando
levanta levantado levantar levantarse levantate levante levantem levanten levantese levantou levar levara levaram levarei
levaremos levaria levava leve levee levei level levem leverage levier levity levo levou levy lewd lewdest lewis lex lexical
lexicon ley leyenda leyendo leyo lhe li liability liable liaison liam liar libel libellees libelles libellous libelous liberacion
liberado liberal liberale liberalisation liberalise liberalism liberalization liberalize liberar liberate liberation liberaux
liberdade libere libertad libertar libertarian liberte liberty librairie librarian library libras libre librement libretto libro
licao lice licenca licence licencia licencie licenciement license lichen lick licoes licor licorice lid lida lidando lidar
lideranca liderar lidiar lido lie lied liee liegeois liegeoise lien lieu lieutenant lieux life lifeboat lifeforms lifeguard
lifeless lifelike lifeline lifelong lifespan lifestyle lifetime lift liga ligacao ligacoes ligada ligado ligament ligando ligar
ligaram ligarei ligature ligera ligero light lighten lightest lighthouse lightning lightweight ligne ligo ligou ligue liguei
likable like likeable likelier likeliest likelihood liken likest likewise lila lilac lille lilly lilt lily limao limb limbo
limbourg lime limelight limerick limestone limit limitant limitation limite limitee limitent limitless limousine limp limpa
limpando limpar limpe limpest limpeza limpia limpiando limpiar limpieza limpio limpo limusine lin linaje linchpin lincoln linda
lindo lindsay lindsey line linea lineage lineaire linear linefeed linen linge lingerie lingo lingua linguagem linguist linguistic
linguistique linha liniment link linkage linoleum lint linterna lio lion lionel lip lipstick liquefy liqueur liquid liquidate
liquidation liquide liquidite liquido liquor liquorice lire lisa lisbonne lisp lisse list lista liste listen listless listo lit
litany literacy literal literalmente literary literate literatura literature lithe lithest lithium litigation litige litre litros
litteraire litteralement litterature litterbug little littlest liturgical liturgy livable live liveable livelier liveliest
livelihood liveliness liven livest livestock livid livraison livrar livre livrent livret livro lixo liz lizard lizzie ll llama
llamaba llamaban llamada llamado llamame llamamos llaman llamando llamar llamara llamare llamaremos llamaria llamarla llamarlo
llamarme llamaron llamarte llamaste llame llameme llamen llamo llave llega llegada llegado llegamos llegan llegando llegar
llegara llegaran llegare llegaremos llegaron llegaste llego llegue lleguemos lleguen llena llenar lleno lleva llevaba llevado
llevalo llevame llevamos llevan llevando llevar llevara llevaran llevare llevaremos llevaria llevarla llevarle llevarlo llevarme
llevarnos llevaron llevarse llevarte llevaste llevate lleve lleven llevenselo llevo llora llorando llorar llores llover lloviendo
lloyd llueve lluvia lo load loadable loaf loam loan loath loathe loathsome loaves lob lobby lobbyist lobe lobo lobotomy lobster
loca locais local locale localisation localise locality localizacao localizar localize locataire locate location locaux lock
locket locksmith loco locomotion locomotive locura locust locutor lodge loft loftier loftiest loftiness lofty log logan logarithm
logarithmic logement logic logica logical logician logiciel logico logique logiquement logistique logo logra logrado logramos
lograr lograremos lograrlo lograron lograste logre logro loi loin loincloth loira loisir loiter loja lola loll lollipop london
londres lone lonelier loneliest loneliness lonesome long longa longe longest longevite longevity longhand longish longitude
longitudinal longo longshoreman longshoremen longtemps longue longuement longueur look lookout loom loon loonie looniest loony
loop loophole loose loosen loosest loot lop lope lopsided lord lorde lore lorry lors lorsqu lorsque los lose lost lot lote
loteria lotion lottery lotus lou louca louco loucura loud loudest loudspeaker loue louis louise lounge loup lourd lourde
lourdement louse lousier lousiest lousy louvain louvre lovable love lovelier loveliest loveliness low lowdown lowest lowlier
lowliest loyal loyalest loyalty loyer lozenge lsso ltd lu lua lubricant lubricate lubrication luc lucas luce lucha luchador
luchando luchar lucid lucir luck luckier luckiest luckily lucky lucrative lucro lucy ludicrous ludique luego luf lufthansa lug
lugar luggage lui lujo luke lukewarm lull lullaby lumber lumberjack luminary lumineuse lumineux luminous lump lumpier lumpiest
lumpy luna lunacy lunar lunatic lunatico lunch luncheon lunchtime lundi lune lunettes lung lunge lupin lupine lurch lure lurid
lurk luscious lush lushest lust lustier lustiest lustre lustrous lusty luta lutador lutam lutamos lutando lutar lute lutei luther
luthor luto lutou lutte luva lux luxe luxembourg luxembourgeois luxembourgeoise luxo luxueux luxuriant luxuriate luxurious luxury
luz lvmh lydia lye lying lymph lymphatic lynch lynn lyon lyonnais lyonnaise lyre lyric lyrical ma maastricht mac maca macabre
macaco macaroni macarrao mace machado machete machine machinery machinist macho machuca machucado machucando machucar machucou
machuque machuquei macintosh mackerel maconha macroscopic mad madam madame madcap madden maddest made madeira madera madhouse
madison madman madmen madre madrid madrina madrugada mae maelstrom maestra maestro mafia magasin magazine magdalena magenta
maggie maggot magia magic magica magical magician magico magie magique magistrat magistrate magnanimity magnanimous magnate
magnesium magnet magnetic magnetique magnetise magnetism magnetize magneto magnifica magnificence magnificent magnifico
magnifique magnify magnitude magnolia magnum mago magoar magpie magritte magro mahogany mai maid maiden maigre mail mailbox
mailman mailmen maim main mainframe mainland mainline mainstay mainstream maintain maintainability maintainable maintenance
maintenant maintenir maintenu maintenue maintien maintient maio maior maioria maison maiz maize majestad majestade majestic
majestically majesty majeur majeure major majoration majore majoritaire majoritairement majorite majority make makeshift makeup
mal mala malade maladie maladjusted malady malaise malaisie malaria malcolm maldad maldade maldicao maldicion maldita maldito
male malentendido maleta maletero maletin malevolence malevolent malformed malfunction malgre malheur malheureusement malheureux
malice malicious malign malignancy malignant malines mall mallard malleable mallet malnutrition malo malone malpractice malt
maltreat maluca maluco malvada malvado mama mamae maman mami mamita mamma mammal mammalian mammoth man manacle manage manageable
management managerial manana mancha manche manda mandado mandam mandamos mandan mandando mandar mandaram mandare mandarei
mandaron mandat mandate mandato mandatory mande mandei mandible mando mandolin mandou mandy mane maneira maneiro maneja manejando
manejar manejarlo manejo manera maneuver manga mange mangier mangiest mangle mango mangrove mangy manha manhandle manhattan
manhole manhood mani mania maniac maniacal maniaco manic manicomio manicure manicurist manifest manifestation manifeste
manifestement manifestent manifesto manifold manipulate manipulation manipuler mankind manlier manliest manliness manne mannequin
mannerism mannish manny mano manoeuvre manor manpower manquait manque manquent manquera mansao mansion manslaughter manta manteau
manteiga mantel mantelpiece mantem manten mantendo mantendre mantenerlo mantenerte mantenga mantengan mantenganse mantenha
mantenham mantenho mantenimiento mantenlo mantente mantequilla manter manteve mantido mantiene mantienen mantle manual manuel
manufacture manure manuscript manutencao many manzana mao map mapa maple maquiagem maquillage maquillaje maquina mar marasme
marathon maravilha maravilhosa maravilhoso maravilla maravillosa maravilloso marble marbre marc marca marcada marcado marcador
marcar marcel march marcha marchand marchandises marchar marcharse marche marcho marco marcou marcus mardi mare margaret
margarine marge margem margen margin marginal mari maria mariage marianne marica maricon marido marie mariee marigold marihuana
marijuana marilyn marin marina marinate marine marinero marinha marinheiro mario marion marionette mariposa mariscal marissa
marital maritime mark market marketable marketplace marksman marksmen marmalade maroc maroon marque marquee marriage marrom
marrow marry marsh marshal marshall marshier marshiest marshmallow marshy marsupial mart marta marte martelo martha martial
martillo martin martine marty martyr martyrdom marvel marvellous marvelous marvin mary marzo mas masa masacre masaje mascara
mascot mascota masculin masculine masculino mash masiva mask masochist mason masonry masque masquerade massa massacre massage
massagem masse massif massive massivement mast masterful mastermind masterpiece mastery masticate masturbation mat mata matado
matador matalo matam matame matamos matan matando matar matara mataram mataran matare matarei mataria matarla matarlo matarme
matarnos mataron matarte mataste match matchbook matchless matchmaker mate matei matem matematica maten materia materiais
material materialise materialism materialist materialistic materialize materiau materiaux materiel maternal maternity math
mathematical mathematician mathematics matin matinee mato matou matriarch matriarchal matrices matricula matriculate
matriculation matrimonial matrimonio matrimony matrix matron matt matte matthew mattress matty mature maturest maturite maturity
mau maudlin maul maurice mausoleum mauvais mauvaise mauve maux maverick max maxi maxim maxima maximal maximale maximise maximize
maximo maximum may maya maybe mayhem mayo mayonnaise mayor mayoria maystadt mazda maze mb mba mccoy mcdonald mcgee me meadow
meager meagre meal mealier mealiest mealy mean meander meanest meaningful meaningless meant meantime meanwhile mear measles
measlier measliest measly measurable measure measurement meat mecanico mecanique mecanisme mecanismo mechanic mechanical
mechanise mechanism mechanize med medaille medal medalha medalla medallion meddle meddlesome medecin medecine media median
medianoche mediate mediation mediatique mediator medica medicacao medicacion medical medicale medicament medicamentos medicate
medication medicaux medicina medicinal medicine medico medida medieval medio mediocre mediocrity mediodia meditate meditation
mediterranee medium medley medo meek meekest meet mefiance meg megabyte megalomaniac megan megaphone megaton mei meia meilleur
meilleure meio mejor mejorando mejorar mel melancholy melange melanie melhor melhora melhorando melhorar melhorou melissa mellow
mellowest melodia melodic melodious melodrama melodramatic melody melon melt melvin member membership membrane membre membro
memento memo memoir memoire memorable memorably memorandum memoria memorial memorise memorize memory men menace menage menagerie
menagers mencionar mencionei menciono mencionou mend mene menee menelao menial menina menino menopause menor menos mensageiro
mensagem mensagens mensaje mensajero menstrual menstruate menstruation mensuel mensuelle mental mentalite mentality mente menthol
menti mentido mentindo mention mentir mentira mentirosa mentiroso mentiste mentiu mentor menu menudo meow mepris mer mercado
mercadoria mercancia mercantile mercedes mercenary merchandise merchant merci merciful merciless mercredi mercury mercy merda
mere merece merecem merecen merecia mereco meredith merest merezco merge mergulho meridian meringue merit merite meritent
meritissima meritissimo merlin mermaid merrier merriest merrill merrily merriment merry merveille merveilleux mes mesa mesdames
mesh mesma mesmo message messenger messier messiest messy mestre mesure met meta metabolic metabolism metade metal metallic
metallique metallurgy metamorphose metamorphosis metaphor metaphorical metaphysical metaphysics metaux mete meten metendo meteor
meteoric meteorite meteorologist meteorology meterme meterse meterte metete meteu method methode methodical methodology meti
meticulous metida metido metiendo metieron metio metiste meto metodo metre metric metro metropolis metropolitan mettant mette
mettent metteur mettle mettra mettre meu meuble meurt meurtre meuse mew mexa mexe mexendo mexeu mexicain mexicaine mexicano
mexico mexique mezcla mezzanine mhz mi mia miami miaow mice michael michel michelin michelle michigan mick mickey microbe
microbiology microcode microcomputer microfiche microfilm microfone microfono micrometer micrometre microorganism microphone
microprocesseur microprocessor microscope microscopic microsecond microsoft microwave midday middle middleman middlemen mide
midget midi midia midnight midriff midst midstream midsummer midway midwife midwives miedo miel miembro mien mientas miente
miento mientras miercoles mierda mieux might mightier mightiest mighty mignon migraine migrant migrate migration migratory miguel
mijar mike mikey mil milagre milagro milan mild mildest mildew mile mileage milestone milhao milhares milhas milho milieu milieux
militaire militancy militant militar militarily military militate militia milk milkier milkiest milkman milkmen milky mill milla
mille millenaire millesime milliard millie milligram millimeter millimetre milliner millinery million millionaire millionth
millisecond millon milord mim mime mimic mimicked mimicking mimicry min mina mince mincemeat mind mindbogglingly mindful mindless
mine minefield mineral mineur mingle minha miniature minibus minicomputer minima minimal minimale minimalism minimalist minime
minimise minimize minimo minimum minion minister ministerial ministerio ministre ministro ministry mink minnow minor minoritaire
minorite minority minstrel mint minta mintiendo mintio minuet minus minuscule minute minutest minuto mio mira miraba miracle
miraculous mirad mirada mirado mirage mirala miralo mirame miran miranda mirando mirar mirate mire miren miro miroir mirror mirth
mis misa misadventure misapprehension misappropriate misappropriation misbehave misbehavior misbehaviour miscarriage miscarry
miscellaneous miscellany mischief mischievous misconception misconduct misconstrue misdeed misdemeanor misdemeanour misdirect
misdirection mise miserable miserably miseravel miseria misericordia misery misfit misfortune misgiving misguide mishap misil
misinform misinformation misinterpret misinterpretation mision misjudge mislaid mislay mislead misled misma mismanagement
mismatch mismo misnomer misplace misprint misquote misread misrepresent misrepresentation missa missao misseis misshapen missil
missile mission missionary missive missoes misspell mist mistake mistaken misterio misteriosa misterioso mistier mistiest
mistletoe mistook mistress mistrust mistura misturar misty mistype misunderstand misunderstood misuse mitad mitch mitchell mite
mitigate mito mitt mitten mitterrand mix mixte mixture mj mm mme mmm mnemonic mo moan moat mob mobile mobilier mobilisation
mobilise mobilite mobility mobilization mobilize mobistar mobutu moca moccasin mochila mocinha mock mockery mockingbird mod moda
modal modalites mode model modelo modem moderate moderation moderator modere moderee modern moderna moderne modernisation
modernise modernite modernity modernization modernize moderno modest modeste modesty modicum modification modifie modifiee modify
modo modular modulate modulation module modulo moeda moelleux moeurs mohair moi moindre moins moist moisten moistest moisture
moitie mojado molar molasses mold moldier moldiest moldy mole molecular molecule moleque molest molesta molestado molestando
molestar molestaria molestarte moleste molestia molesto molhada molhado molho mollify mollusc mollusk molly molt molten mom
moment momentarily momentary momento momentous momentum mon mona monaco monarch monarchy monastery monastic monceau monde mondial
mondiale mondialisation mondiaux moneda monetaire monetarism monetary money monge mongoose mongrel monica monies moniteur monitor
monje monk monkey monnaie mono monochrome monogamous monogamy monogram monolithic monologue monopole monopolise monopolize
monopoly monorail monosyllable monotonically monotonous monotony monroe monsieur monsoon monster monstre monstro monstrosity
monstrous monstruo montage montagne montana montanha montant montar monte montee montent month monton montre montreal montrent
monty monument monumental moo mood moodier moodiest moodily moody moon moonbeam moonlight moor moore moose moot mop mope mora
moradores moral morale moralist morality moram morando morar morass moratorium morava morbid morceau morceaux morder mordeu
mordida mordido mordio mordor more moreover morfeo morfina morgan morgue moria morimos morir morira moriran morire moriremos
moriria morn moro moron moronic morose morosite morphine morphology morra morre morrem morrendo morrera morreram morrerao
morreria morresse morreu morri morrido morro morsel mort morta mortais mortal mortality mortar morte mortgage mortification
mortify morto mortuary mosaic mosane mosca moscou moscu mosque mosquito moss mossier mossiest mossy most mostra mostram mostrando
mostrar mostrare mostrarei mostrarle mostrarte mostre mostrei mostro mostrou mot motel moteur moth mothball motherhood motif
motion motionless motivate motivation motive motivo motley motlier motliest moto motor motorbike motorcade motorcycle motorise
motorist motorista motorize motorola motorway motto mould mouldier mouldiest mouldy moules moulin moult mound mount mountain
mountaineer mountainous mourir mourn mournful mouscron mouse mousier mousiest mousse mousseline moustache mousy mouth mouthful
mouthpiece mouvement mova movable move moveis movement movendo moverse movie moviendo movil movimento movimiento mow moyen
moyennant moyenne mozart mr ms mu much mucha muchacha muchacho muchisimas muchisimo mucho muck mucous mucus mud muda mudado mudam
mudamos mudanca mudando mudar mudara mudaram mudaria muddier muddiest muddle muddy mude mudei mudo mudou muebles muelle muera
mueran muerde muere mueren muero muerta muerte muerto muestra muestrame muestran muestre mueva muevan muevanse muevase mueve
mueven muevete muff muffin muffle mug muggier muggiest mugginess muggy muita muitissimo muito mujer mulch mulder mule mulher mull
multa multi multidao multimedia multinational multinationale multiple multiplication multiplicative multiplicity multiplie
multiplient multiply multiprocessing multitasking multitud multitude mum mumble mummify mummy mumps munch mundane mundial mundo
muneca muneco muni municao munich municiones municipal municipality mur mural muralla murcielago murder murderous muriendo
muriera murieron murio murkier murkiest murky murmur muro murphy murray muscle muscular musculos muse musee museo museu museum
mush mushier mushiest mushroom mushy music musica musical musicale musician musicien musico musique musk musket muss mussel must
mustache mustang mustard mustier mustiest musty musulmans mutant mutante mutate mutation mute mutest mutilate mutilation mutinous
mutiny mutt mutton mutual mutuamente mutuelle muy muzzle my myers myopic myriad mys myself mysterieux mysterious mystery mystic
mystical mysticism mystify myth mythe mythical mythique mythological mythology na nab nacao nacer naci nacido nacimiento nacio
nacion nacional naciste nacoes nada nadar nadia nadie nag nail naissance naive naivest naivete naivety naked name nameless
namesake namorada namorado namorando namorar namoro namur nancy nao naomi nap napalm nape napkin napoleon nappes nappy naquela
naquele naranja narcotic narcoticos narices nariz narrate narration narrative narrator narrow narrowest nas nasa nasal nasce
nasceu nasci nascido nascimento nasdaq nastier nastiest nastily nastiness nasty natal natalie nate nathalie nathan nation
national nationale nationalise nationalism nationalist nationalistic nationalite nationality nationalize nationaux nationwide
native nativity nattier nattiest natty naturais natural naturaleza naturalisation naturalise naturalist naturalization naturalize
naturalmente nature naturel naturelle naturellement natureza naught naughtier naughtiest naughtily naughtiness naughty nausea
nauseate nauseous nautical navaja naval nave navegar navel navidad navigable navigate navigation navigator navio navire navorski
navy nay nazi nazista nc ndlr ne neal neanmoins near nearby nearest nearsighted neat neatest nebula nebulae nebulous necesaria
necesario necesidad necesita necesitaba necesitamos necesitan necesitar necesitara necesitare necesitaremos necesite necesito
necessaire necessairement necessaria necessariamente necessarily necessario necessary necessidade necessita necessitate necessite
necessitent necessity neck neckerchief necklace neckline necktie necrophilia necroterio nectar nectarine ned nederland nee need
needier neediest needle needlework needy neerlandais neerlandaise nega negado negar negate negatif negation negative negativo
neglect neglectful negligeable negligee negligence negligent negliger negligible negoce negociacao negociar negociation negocie
negocio negotiable negotiate negotiation negotiator negra negro neige neigh neighbor neighborhood neighborliness neighbour
neighbourhood neighbourliness neil neither nela nele nelson nem nemo nena nene nenhum nenhuma neo neon neophyte nephew nepotism
nerd nerve nerveux nervios nerviosa nervioso nervos nervosa nervoso nervous nes nessa nesse nest nesta neste nestle net neta
nether neto netscape nette nettement nettle nettoyage nettoyer network neuf neural neurologist neurology neuron neuroses neurosis
neurotic neuter neutral neutralise neutrality neutralize neutre neutron neuve neve nevertheless new newbie newborn newcomer
newest newfangled newman newport newsagents newscast newsier newsiest newsletter newspaper newsprint newsstand newsy newt newton
next nez ni nibble nice nicest nicety niche nicholas nick nickel nickname nicky nicolas nicole nicotine nido nie niebla niece
niega niego nier nieto nieve niftier niftiest nifty nigel nigh night nightclub nightfall nightgown nightingale nightmare
nightmarish nighttime nike nikita nikkei nikki nil nimble nimblest nimbly nina nincompoop nine ninera nineteen nineteenth
ninetieth ninety ninguem ningun ninguna ninguno ninho ninita ninja ninny nino ninth nip nippier nippiest nipple nippon nipponne
nippy nissan nisso nisto nit nitrate nitrogen nitwit niveau niveaux niveis nivel nivelles nixon nlg nm no noah nobel nobility
noble nobleman noblemen noblesse noblest noblewoman noblewomen nobly nobody nobre nocao noche nocturnal nocturne nocturno nod
node noel noes noir noire noise noiseless noisier noisiest noisily noisiness noisy noite noiva noivado noivo noix nojento nojo
nokia nolan nom nomad nomadic nombre nombreuses nombreux nome nomenclature nominal nominale nominate nomination nominative
nominee nomme non nonchalance nonchalant noncommittal nonconformist nondescript none nonentity nonetheless nonfiction
nonflammable nonpartisan nonprofit nonresident nonsense nonsensical nonstandard nonstop nontrivial nonviolence noodle nook noon
noose nor nora nord norm norma normais normal normale normalement normality normalmente norman norme norte norteamericano north
northeast northeasterly northeastern northerly northern northward northwest northwestern nos nose nosebleed nosier nosiest
nosotras nosotros nossa nosso nostalgia nostalgic nostalgie nostril nosy not nota notable notably notado notaire notamment notar
notation notavel notch note notebook notei notera noteworthy nothing nothomb notice noticeable noticeably noticeboard noticia
noticiario notification notify notion notional notons notoriete notoriety notorious notou notre noturno notwithstanding nougat
nought noun nourish nourishment nourrir nourrit nourriture nous nouveau nouveaute nouveaux nouvel nouvelle nova novamente novato
nove novedad novel novela novelist novell novelty novembre novembro novia novice novidade noviembre novio novo now nowadays
nowhere noxious noyau nozes nozzle ns nt nu nua nuages nuance nube nucleaire nuclear nuclei nucleo nucleus nude nudest nudge
nudity nudos nuestra nuestro nueva nuevamente nueve nuevo nugget nuisance nuit nul null nulle nullement nullify num numa numb
numbest numeral numerate numerator numeric numerical numerique numero numerous nun nunca nuptial nurse nursemaid nursery nurture
nut nutcracker nutmeg nutrient nutriment nutrition nutritional nutritious nutshell nuttier nuttiest nutty nuvem nuvens nuzzle ny
nylon nymph nzd oaf oak oar oases oasis oath oatmeal obcecado obedecer obedience obedient obelisk obese obesity obey obfuscation
obispo obituary obiwan objecao objecion object objectif objection objectionable objective objectivity objector objet objetivo
objeto obligado obligataire obligate obligation obligatoire obligatoirement obligatory oblige obligee oblique obliterate
obliteration oblivion oblivious oblong obnoxious oboe obra obrigacao obrigada obrigado obscene obscenest obscenity obscure
obscurest obscurity observa observable observacao observacion observance observando observant observar observateurs observation
observatory observe obsesion obsesionado obsess obsessao obsession obsessive obsolescence obsolescent obsolete obstacle
obstetrician obstetrics obstinacy obstinate obstruct obstruction obstructive obtain obtainable obtener obtenir obtention obtenu
obtenue obter obtiennent obtient obtrusive obtuse obtusest obtuvo obviamente obvio obvious ocasiao ocasion occasion occasional
occident occidental occidentale occidentaux occupait occupancy occupant occupation occupational occupe occupee occupent occupy
occur occurrence ocde ocean oceanic oceano oceanography ocho ocidental ocorre ocorreu octagon octagonal octal octave octobre
octopus octroi octroye octubre ocular oculos oculta ocultar oculto ocupa ocupada ocupado ocupare ocuparme ocupate ocupo ocurra
ocurre ocurren ocurrido ocurriendo ocurrio ocurrir ocurrira odd oddest oddity ode odeia odeiam odeio odeur odia odiaba odian
odiar odiava odie odio odious odometer odor odour oeil oesophagi oesophagus oeste oeufs oeuvre of ofender ofensa oferece
oferecendo ofereceu oferta off offbeat offence offend offense offensive offert offerte offhand office official officiate officiel
officielle officiellement officious offload offrait offrant offre offrent offrir offset offshoot offshore offspring offstage
oficiais oficial oficialmente oficina oficio ofrece ofrecio ofrezco often oftenest ogle ogre ogro oh ohh ohio ohm ohs oi oido
oiga oigan oignons oigo oil oilier oiliest oily oimos ointment oir oirlo oirme oirte oiseaux oiste oito ojala ojo ok okay oked
oking okra oks ola old olden oldest oleo oler olfactory olha olhada olham olhamos olhando olhar olhava olhe olhei olhem olho
olhou olive olivetti olivia olivier olor olvida olvidado olvidalo olvidar olvidare olvidarlo olvidaste olvidate olvide olvidemos
olviden olvido olympique omar ombre ombro omega omelet omelette omen ominous omission omit omnibus omnipotence omnipotent
omnipresent omniscient on once oncoming onda onde one onereux onerous oneself ongles ongoing onibus onion onkelinx online
onlooker only onomatopoeia onrush onset onslaught onss ont ontem onto onu onward onze oodles ooh ooze opa opal opaque opaquest
opcao opcion opcoes opel open openest opera operacao operacion operacoes operand operar operate operateur operatic operation
operational operationnel operationnelle operative operator opere ophthalmologist ophthalmology opina opiniao opinioes opinion
opinionated opium oportunidad oportunidade opossum oposto opponent opportun opportune opportunist opportunite opportunity oppose
opposite opposition oppress oppression oppressive oppressor opt opte optic optical optician optima optimal optimale optimisation
optimise optimism optimisme optimist optimiste optimistic optimization optimize optimo optimum option optional optique
optometrist opuesto opulent opus oque or ora oracao oracion oracle oracoes oral orange orangutan oration orator oratory orbit
orbita orbital orcamento orchard orchestra orchestral orchestrate orchestration orchid orcos ordain ordeal ordem orden ordena
ordenado ordenador ordenar ordeno ordenou order ordinaire ordinance ordinarily ordinary ordinateur ordination ordre ore oreille
oreja orelha orfanato organ organe organic organisateurs organisation organisational organise organisee organisent organism
organisme organist organizacao organizacion organizado organizar organization organizational organize organos orgaos orgasm
orgulho orgulhosa orgulhoso orgullo orgullosa orgulloso orgy orient orientacao oriental orientale orientate orientation oriente
orientee orifice origem origen origin originaire originais original originale originalite originality originate originator
originaux origine orilla orina orinar orleans ornament ornamental ornate ornithologist ornithology oro orphan orphanage orquestra
orthodontist orthodox orthogonal orthogonality orthography orthopaedics orthopedics os osborne oscar oscillate oscillation
oscille oscilloscope oscura oscuridad oscuro ose osmosis oso osso ostende ostensible ostensibly ostentation ostentatious
ostracise ostracize ostrich otan otario other otherwise otima otimo otono otra otro otter otto ou oublie oubliez ouca oucam ouch
ouco ouest ought oui ounce our ouro ourselves ousa oust out outbound outbreak outburst outcast outclass outcome outcry outdated
outdid outdistance outdo outdone outdoor outermost outfield outfit outgoing outgrew outgrow outgrown outgrowth outhouse outil
outlaid outlandish outlast outlaw outlay outlet outline outlive outlook outlying outmoded outnumber outono outpatient outpost
output outra outrage outrageous outran outre outright outro outrun outset outshine outshone outside outskirt outsmart outspoken
outstanding outstation outstrip outubro outward outweigh outwit ouve ouvert ouverte ouvertement ouverture ouvi ouvido ouvimos
ouvindo ouvir ouviram ouviu ouvrage ouvrant ouvre ouvrier ouvrir ova oval ovary ovation ovejas ovelha oven over overall overate
overbear overblown overboard overbore overborne overburden overcame overcast overcharge overcoat overcome overcrowd overdid
overdo overdone overdose overdraft overdraw overdrawn overdrew overdue overeat overeaten overestimate overflow overgrew overgrow
overgrown overhand overhang overhaul overhead overhear overheard overheat overhung overkill overlaid overlain overland overlap
overlay overlie overload overlong overlook overnight overpass overpopulation overpower overprice overprint overran overrate
overreact overridden override overrode overrule overrun oversampling oversaw overseas oversee overseen overshadow overshoot
overshot oversight oversimplification oversleep overslept overstate overstep overt overtake overtaken overthrew overthrow
overthrown overtime overtone overtook overture overturn overuse overview overweight overwhelm overwork overwrite overwritten
overwrought ovo ovum ow owe owed owen owing owl own ownership ox oxen oxidation oxide oxidise oxidize oxigenio oxigeno oxygen oye
oyen oyendo oyeron oyo oyster oz ozone pa pablo pace pacemaker paciencia paciente pacific pacifico pacifier pacifique pacifism
pacifist pacify pack package packard packet pacote pact pacte pacto pad paddle paddock paddy padlock padrao padre padrinho
padrino padroes paediatrician paediatrics paga pagado pagam pagamento pagamos pagan pagando pagar pagara pagare pagarei pagarle
page pageant pageantry pagina pagination pago pagoda pagou pague paguei pai paid paie paiement paient paige pail paille pain
painel painful painfullest painless painstaking paint pair paire paisagem paisible paix paixao pajamas pajaro pal palabra palace
palacio palaeontologist palaeontology palais palatable palate palatial palavra palco pale paleontologist paleontology palest
palette palhaco paliza pall pallbearer pallid pallor palm palma palme palo palomino palpable palpably palpite paltrier paltriest
paltry pam pamper pamphlet pan panacea panales pancake pancreas pancreatic panda pandemonium pander pandilla pane panel panela
pang panhandle panic panicked panicking panicky panico panier panique panne panneau panneaux pano panoplie panorama panoramic
panquecas pansy pant pantalla pantalon pantano panther pantie pantomime pantry panuelo pao paolo pap papa papacy papai papal
papaya pape papeis papel papelada papeleo paperback paperweight paperwork papi papito papo paprika papyri papyrus paquet paquete
par para parabens parable paracaidas parachute parada parade paradigm paradis paradise parado paradox paradoxe paradoxical
paraffin paragon paragraph paraiso paraissait paraissent parakeet parallel paralyse paralysis paralytic paralyze param parameter
paramos paramount parando paranoia paranoid paraphernalia paraphrase paraplegic parar pararam parasite parasitic parasol parate
paratrooper parc parce parceira parceiro parcel parch parchment parcourir parcours parcouru pardon pardonable pare pareca parece
parecem parecen parecendo parecera pareceu parecia pareciam parecida parecido pareciera parecio pareco parede parei pareil
pareille pareja parem paren parent parentage parental parente parentheses parenthesis parenthetical parenthood parezca parezco
parfait parfaite parfaitement parfois parfum pari paribas pariente parish parishioner parisien parisienne parite parity pariu
park parka parkway parlait parlamento parlant parle parlement parlementaire parlent parliament parliamentary parlor parlour parmi
paro parochial parody parole parou parque parquet parrot parse parsec parsley parsnip parson parsonage part partage partagent
partake partaken partant parte partenaire partenariat partent parti partial partiality participant participar participate
participation participe participent participle particle particular particularite particularmente particulas particules
particulier partida partido partie partiel partielle partiellement partindo partir partisan partition partiu partner partnership
parto partook partout partridge party paru parution parvenir parvenu parvenue parviennent parvient pas pasa pasaba pasada pasado
pasaje pasajeros pasame pasamos pasan pasando pasaporte pasar pasara pasare pasaremos pasaria pasaron pasaste pascal pascale
pascoa pase pasear pasen paseo pasillo pasion paso passa passable passada passado passage passageiro passagem passagens
passageway passait passam passamos passando passant passaporte passar passara passaram passarinho passaro passava passbook passe
passear passee passei passeio passenger passent passepartout passera passif passion passionate passionnant passionne passive
passo passou passport password past pasta paste pastel pasteurisation pasteurise pasteurization pasteurize pastiche pastier
pastiest pastillas pastime pastor pastoral pastry pasture pasty pat pata patada patan patatas patch patchwork patchy pate patear
patent paternal paternalism paternity patetico path pathetic pathetically pathological pathologist pathology pathos pathway
patience patient patientest patio pato patrao patria patriarch patriarchal patrick patrimoine patrimony patriot patriotic
patriotique patriotism patrol patron patronage patronales patronat patronise patronize patrulha patrulla pattern patty pau
paucity paul paula paulie paulo paunch paunchier paunchiest paunchy pauper pausa pause pauvre pauvrete pave pavement pavilion
pavillon pavo paw pawn pawnbroker pay payable payant payante payaso paye payee payement payload payment payoff payroll paysage
paysans paz pb pc pdg pe pea peace peaceable peaceful peacemaker peach peacock peak peal peanut pear pearl peasant peat peau
peaux pebble peca pecado pecan peces pecho peck peco peculiar peculiarity pedaco pedagogique pedagogy pedal pedant pedantic
pedantry pedazo peddle pede pedem pedestal pedestrian pedi pediatrician pediatrics pedido pedigree pedimos pedindo pedir pediram
pedire pedirei pediria pedirle pedirte pediste pediu pedlar pedophilie pedra pedro peek peel peep peer peerless peeters peeve
peevish peg pega pegadas pegado pegale pegam pegamos pegando pegar pegaram pegarei pegarem pegaremos pegarle peggy pego pegou
pegue peguei peguem peine peint peintre peinture peito peixe pekin pela pele pelea peleamos peleando pelear peleen pelican
pelicula peligro peligrosa peligroso pellet pelo pelota pelotao peloton pelt pelvic pelvis pen pena penal penale penalise
penalize penalty penance pence penchant penche pencil pendant pended pendejo pendiente pending pends pendulum pendurado pendurar
pene penetrate penetration penetrer penguin penible penicillin peninsula penis penitence penitent penitentiary penknife penknives
penmanship pennant penniless penny pensa pensaba pensado pensait pensam pensamento pensamiento pensamos pensando pensao pensar
pensaram pensare pensaria pensarlo pensaron pensaste pensava pense pensee pensei pensem pensent pensez pension pensionnes pensive
penso pensons pensou pentagon pentagonal pentagono penthouse pentium penultimate penurie peon peony people peor pep peppermint
pequena pequeno per perante perca percebe percebeu percebi percebido percebo percee perceive percent percentage perceptible
perception perceptive percer percevoir perch perchance perco percolate percolation percolator percussion percy perd perda perdant
perdao perde perdedor perdem perdemos perdendo perdent perdera perderam perdere perderemos perderia perderte perdeu perdi perdida
perdido perdiendo perdieron perdimos perdio perdiste perdoa perdoar perdoe perdon perdona perdoname perdonar perdone perdoneme
perdre perdu perdue peremptory perennial perennite perfect perfecta perfectamente perfectest perfection perfectionist perfecto
perfeicao perfeita perfeitamente perfeito perfil perforate perforation perform performance performant performante perfume
perfunctorily perfunctory pergunta perguntado perguntam perguntando perguntar pergunte perguntei pergunto perguntou perhaps
pericia perigo perigosa perigoso peril perilous perimeter perimetro period periode periodic periodical periodico periodista
periodo peripheral peripherie peripheriques periphery periscope perish perishable perito perjure perjury perk perkier perkiest
perky perla perle permanece permanence permanent permanente permeate permet permettait permettant permettent permettra
permettrait permettre permettront permis permiso permissao permissible permission permissive permit permita permitame permite
permitem permiteme permiten permitido permitio permitir permitira permitire permitiu permutation perna pernicious pero perou
peroxide perpendicular perpetrate perpetrator perpetua perpetual perpetuate perplex perplexity perquisitions perra perrito perro
perry persecucion persecute persecution persecutor perseguicao perseguindo perseguir perseverance persevere persigue persiguiendo
persil persist persiste persistence persistent person persona personable personagem personagens personaje personal personalidad
personalidade personalise personality personalize personalmente personification personify personnage personnalite personne
personnel personnelle personnellement perspectiva perspective perspiration perspire persuade persuasion persuasive pert pertain
perte pertence pertencem pertencia pertenece pertenecen pertest pertinence pertinent perto perturb perturbado peru peruca perusal
peruse pervade pervasive pervers perverse perversion pervert pervertido pes pesa pesada pesadelo pesadilla pesado pesant pesar
pesca pescado pescar pescoco pese peseta peskier peskiest pesky peso pesquisa pessima pessimism pessimisme pessimist pessimiste
pessimistic pessimo pessoa pessoais pessoal pessoalmente pest peste pesticide pestilence pet petal pete petercam peticion petit
petite petition petrify petrofina petrol petrole petroleo petroleum petrolier petticoat pettier pettiest pettiness petty petulant
petunia peu peugeot peuple peur peut peuvent peux pew pewter peyton pez pfizer ph phantom phares pharmaceutical pharmaceutique
pharmacie pharmacien pharmacist pharmacy phase pheasant phenomena phenomenal phenomenon phil philanthropic philanthropist
philanthropy phileas philip philippe philippines phillip philosopher philosophical philosophie philosophise philosophize
philosophy phlegm phlegmatic phobia phoebe phoenix phone phonetic phoney phonics phonier phoniest phonograph phony phosphor
phosphorescence phosphorescent phosphorus photo photocopier photocopy photogenic photograph photographe photographic photographie
photographique photography photon photosynthesis phototypesetter phrase phraseology physic physical physician physicist
physiological physiology physique physiquement pi pia piada pianist pianiste piano pib picasso piccolo pick pickax picket pickier
pickiest pickle pickpocket pickup picky picnic picnicked picnicking pico picque pictorial picture picturesque pida piddle pide
piden pidiendo pidieron pidio pido pie piece piecemeal piecework pied piedad piedade piedra piel piensa piensalo piensan piense
piensen pienso pier pierce pierda pierde pierden pierdo pierna pierre piety pieza pig pigeon pigeonhole piggish piggyback
pigheaded pigment pigpen pigtail pijama pike pila pildoras pile pilfer pilgrim pilgrimage pilha piliers pill pillage pillar
pillow pillowcase pilot pilotage pilote piloto pilula pimenta pimple pimplier pimpliest pimply pin pinch pincushion pine
pineapple pinion pink pinkest pinnacle pinpoint pint pinta pintar pinto pintor pintura pioneer pionnier pior piorar pious pipe
pipeline pipoca pique piquenique piracy piramide piranha pirata pirate pire pirouette pis pisar piscar piscina piscine piso pista
pistachio piste pistol pistola piston pit pita pitch pitchfork piteous pitfall pithier pithiest pithy pitiful pitiless pito
pittance pity pivot pivotal pixie pizza pj placa placard placate place placee placement placent placenta placid plafond plaga
plage plagiarise plagiarism plagiarist plagiarize plague plaice plaid plaide plaignent plain plaindre plainest plainte plaintiff
plaintive plaire plaisir plan planar planche plane planea planeado planeando planeja planejado planejando planejar planejou
planet planeta planetaire planetarium planetary planification plank plankton plano plant planta plantain plantao plantar
plantation plante plaque plasma plaster plastic plastico plastique plat plata plataforma plate plateau plateia platform platinum
platitude plato platoon plausibility plausible plausibly play playa playable playback playful playground playhouse playmate
playpen plaything playwright plaza plazo plc plea plead pleasant pleasantest pleasantry please pleasurable pleasure pleat pledge
plein pleine pleinement plena plentiful plenty plethora pliable pliant plied pliers plies plight plod plomb plomo plonge plongee
plop plot plough plow ploy pluck plucky plug pluie plum pluma plumage plumb plume plummet plump plumpest plunder plunge plupart
plural plurality plus plush plushest plusieurs plutonium ply plywood pm pme pnb pneu pneumatic pneumonia po poach poblacion pobre
pobreza poca poche pocion pocket pocketbook pockmark poco pod podamos pode podeis podem podemos podera poderao poderei poderemos
poderia poderiam poderiamos podermos poderosa poderoso podia podiam podiamos podian podido podium podra podran podre podremos
podria podriamos podrian poe poeira poem poema poesia poesie poet poeta poetic poetical poetique poetry poids poignancy poignant
poignee poil poinsettia point pointe pointless pois poise poison poisonous poisson poivre poke pokey pokier pokiest poky pol
polar polarisation polarise polarity polarization polarize pole polemic polemique poli police policeman policemen policewoman
policewomen policia policiais policial policier policy polio polish polite politest politica political politician politiciens
politico politics politique politiquement polka poll pollen pollinate pollination pollo pollster pollutant pollute pollution polo
pologne polonais polvo polvora polyester polygamous polygamy polygon polynomial polyp polytechnic pomegranate pomme pomp pompe
pompous pon poncho pond ponderation ponderous pondo pondra pondre pondremos pondria pone ponemos ponen ponerle ponerlo ponerme
ponerse ponerte ponga pongamos pongan ponganse pongase pongo ponha ponham ponia poniendo ponla ponle ponlo ponme pont ponta ponte
ponto pontoon pony poodle pool poop poor poorest pop popcorn pope poplar poppy populacao populace populaire popular popularise
popularite popularity popularize populate population populous poquer poquito por porao porc porcaria porcelain porcelaine porch
porco porcupine pore porem porfavor pork porno pornografia pornographic pornography porous porpoise porque porqueria porra
porridge porsche port porta portaaviones portability portable portada portait portal portant portanto portao portate porte portee
portefeuille portend portent portera porteur portfolio porthole portico portion portlier portliest porto portrait portray
portrayal portugais portugal pos pose posee posent posesion posibilidad posible posiblemente posicao posicion posicoes positif
position positional positiva positive positivement positivism positivo possa possam possamos posse possedait posseder possess
possession possessive possessor possibilidade possibilite possibility possible possibly possiveis possivel possivelmente posso
possuem possui possum post postage postal postbox postcard postcode poste posterior posterity postgraduate posthumous postman
postmark postmaster postmen posto postpone postponement postre postscript postulate posture posy pot potassium potato pote
potencia potencial potency potent potential potentiel potentielle pothole potion pottery pouca pouce pouch pouco poudre poulet
poultry pounce pound poupar poupe pouquinho pour pourcentage pourparlers pourquoi pourra pourraient pourrait pourrez pourront
poursuit poursuite poursuivent poursuivi poursuivra poursuivre pourtant pourvu pousar pouso pousse poussee poussent pout
pouvaient pouvait pouvant pouvez pouvoir pouvons poverty povo powder powdery power powerfin powerful powerhouse powerless powerpc
powwow pozo pr pra praca practica practicable practical practicality practicamente practicar practice practise practitioner praga
pragmatic pragmatism prague praia prairie praise praiseworthy pram prance prank prata pratica praticamente praticar pratiquant
pratique pratiquee pratiquement pratiquent prato pratt prattle prawn pray prazer prazo preach prealable prealablement preamble
preavis precarious precaucao precaution precautionary precede precedemment precedence precedent precedente precieuse precieux
precinct precio preciosa precioso precious precipice precipitate precipitation precipitous precis precisa precisam precisamente
precisamos precisando precisao precisar precisara precisarei precisaremos precisaria precisasse precisava precisavam precisavamos
precise precisei precisement precisest precision preciso precisou preclude preco precoce precocious precompte preconceive
preconception precursor predator predatory predecesseur predecessor predefined predestination predicament predicate predict
predictable predictably prediction predictor predilection predio predisposition predit predominance predominant predominate
preeminence preeminent preempt preen preencher prefab preface prefect prefeito prefeitura prefer preferable preferably prefere
preference preferential preferia preferido preferir preferiria preferons prefiere prefiero prefiro prefix pregnancy pregnant
preguicoso pregunta preguntaba preguntado preguntale preguntan preguntando preguntar preguntare preguntarle preguntarme
preguntarte preguntaste pregunte pregunto prehistoric prejudicar prejudice prejudicial preliminary prelude premature
premeditation premier premiere premio premise premium premonition prenait prenant prenatal prend prenda prenderam prendeu prendra
prendre preneur prenez prenne prennent prenom prenons prensa preoccupation preoccupe preoccupy preocupa preocupacao preocupacion
preocupacoes preocupada preocupado preocupan preocupar preocuparme preocuparse preocuparte preocupe preocupem preocupen preocupo
prepaid prepara preparacao preparada preparado preparando preparar preparate preparation preparatory prepare preparei preparem
preparen preparense preparent preparo preparou prepay prepension preponderance preposition prepositional preposterous
prerequisite prerogative presa prescribe prescription presenca presence presencia present presenta presentable presentacion
presentado presentait presentant presentar presentarles presentarte presentation presente presentee presentent presentera
presentimiento presento preservation preservative preserve preside presidence presidency president presidente presidential
presidentielle presion preso presque press pressa pressao presse pressentimento pression pressionar pressure presta prestado
prestamo prestar prestation preste prestige prestigieuse prestigieux prestigious presto preston presumably presume presumo
presumption presumptuous presunto presuppose presupuesto preta pretence pretend pretende pretendent pretendia pretendo pretendre
pretense pretension pretentious pretext pretexte preto prettier prettiest pretty pretzel preuve prevail prevalence prevalent
prevaut prevenir prevent preventable prevention preventive prevenu prever previent preview previous previsible prevision
prevoient prevoir prevoit prevoyait prevoyant prevoyons prevu prevue prey price priceless prick prickle pricklier prickliest
pride pried pries priest priestess priesthood prim prima primaire primal primarily primary primate primavera prime primeira
primeiro primera primero primeval primitive primmest primo primordial primp primrose prince princesa princesse principais
principal principale principalement principality principalmente principaux principe principio principle prins print printable
printemps printout prior priorato priori prioridad prioridade prioritaire prioritairement priorite priority pris prisa prisao
prise prision prisioneiro prisionero prism prisoes prison privacidad privacidade privacy privada privado private privatest
privation privatisation privatise privatization privatize prive privee privier priviest privilege privilegie privilegiee
privilegio privy prix prize prl pro probabilidades probabilistic probabilite probability probable probablement probablemente
probably probado probando probar probarlo probation probe problem problema problematic problematique procede procedimento
procedimiento procedural procedure proceed proceso process processar processeur procession processional processo processor
processus prochain prochaine prochainement proche proclaim proclamation procrastinate procrastination procter procura procurado
procurador procuram procuramos procurando procurar procurava procure procurei procurem procurement procurent procureur procuro
procurou prod prodigal prodigious prodigy producao produccion produce product producteur production productive productivite
productivity producto productor produire produisent produit produite produto produtor produzir profane profanity profecia
profesion profesional profesor profesora profess professeur profession professional professionnalisme professionnel
professionnelle professor professora profeta proffer proficiency proficient profil profile profissao profissionais profissional
profit profitable profite profitent profitera profond profonde profondement profondeur profound profoundest profunda
profundamente profundidad profundidade profundity profundo profuse profusion progeny prognoses prognosis program programa
programacao programado programmable programmation programme progreso progress progresse progressif progression progressive
progressivement progresso prohibido prohibit prohibition prohibitive proibido proie project projectile projection projector
projet projeto projette proletarian proletariat proliferate proliferation prolific prologue prolong prolonge prolongee prom
promedio promenade promesa promessa promesse promet prometa promete prometeme prometeu prometi prometida prometido prometio
prometiste prometo prometteur prometteuse prominence prominent promis promiscuity promiscuous promise promocao promontory promote
promoteur promotion promotor promotoria promouvoir prompt promptest promulgate prone prong prononce prononcee pronoun pronounce
pronouncement pronta pronto pronunciation proof proofread prop propaganda propagate propagation propel propensity properest
property prophecy prophesy prophet prophetic propia propice propiedad propio proponent propongo proportion proportional
proportionality proportionate proportionnelle proportionnellement propos proposait proposal proposant propose proposee proposent
proposera proposition propositional proposito proposons proposta propre proprement propria propriedade proprietaire proprietario
proprietary propriete proprietor propriety proprio propuesta propulsion prose prosecute prosecution prosecutor prospect
prospective prospector prospectus prosper prosperite prosperity prosperous prosseguir prossiga prostituta prostitute prostitution
prostrate protagonist protecao proteccion protect protection protective protector protege protegee protegendo protegerte
protegido protegiendo protein proteja protest protestant protesto protetor protocol protocole protocolo proton prototype protract
protractor protrude protrusion proud proudest prouve prova provable provably provar provavel provavelmente prove proven
provenance provenant proverb proverbial provide providence proviene proviennent provient province provincial provision
provisional proviso provisoire provisoirement provocar provocation provocative provoke provoque provoquent provou prow prowess
prowl proxima proximite proximity proximo proximus proxy proyecto prude prudemment prudence prudent prudente prudential prudish
prueba pruebe prune pry ps psalm psc pseudo pseudonym psicologia psicopata psiquiatra psych psyche psychedelic psychiatric
psychiatrist psychiatry psychic psychoanalysis psychoanalyst psychological psychologie psychologique psychologist psychologue
psychology psychopath psychoses psychosis psychotherapy psychotic pu pub puberty public publica publicar publication publicidad
publicidade publicise publicitaire publicite publicity publicize publico publie publiee publique publish puce puck pudding puddle
pude pudemos puderam puderem pudermos pudesse pudessem pudessemos pudgier pudgiest pudgy pudiera pudieramos pudieran pudieron
pudim pudimos pudiste pudo pudrete pueblo pueda puedan puede pueden puedo puente puerta puerto pues puesta puesto puff puffier
puffiest puffy pugnacious puilaetco puis puisqu puisque puissance puissant puissante puisse puissent puke pulando pular pule pull
pulley pullover pulmao pulmoes pulmon pulmonary pulou pulp pulpit pulsate pulsation pulse pulso pulverise pulverize pum puma
pumice pummel pump pumpernickel pumpkin pun punch punchline punctual punctuality punctuate punctuation puncture pundit pungent
punho punicao punier puniest punish punishable punishment punitive punk punkest puno punt punta punto puny pup pupil puppet puppy
pur pura purchase pure puree purement purest purete purgatory purge purification purify puritanical purity puro purple purplest
purport purpose purposeful purr purse pursue pursuit purveyor pus puse push pushier pushiest pushover pushy pusieron pusimos
pusiste puso pussier pussiest pussy put puta putative puto putrid putt putty puxa puxando puxar puxe puxou puzzle pvc pyjamas
pyramid pyre python qaeda qin qu qua quack quadra quadrangle quadrant quadratic quadrilateral quadrinhos quadro quadruped
quadruple quadruplet quagmire quai quail quaint quaintest quaisquer quake qual qualidade qualification qualifie qualifiee qualify
qualitative qualite quality qualm qualquer quand quandary quando quant quanta quantia quantidade quantifier quantify quantitative
quantite quantity quanto quantum quao quarantaine quarante quarantine quarenta quark quarrel quarrelsome quarry quart quarta
quarteirao quartel quarterback quartet quartier quarto quartz quase quash quasi quasiment quatermain quatorze quatre quatro
quaver quay que queasier queasiest queasy quebec quebra quebrada quebrado quebrando quebrar quebre quebrei quebrou queda quedaba
quedado quedamos quedan quedando quedar quedara quedaran quedare quedaremos quedaria quedarme quedarnos quedaron quedarse
quedarte quedaste quedate quede queden quedense quedese quedo queen queenlier queenliest queerest queijo queima queimada queimado
queimando queimar queimou queira queiram queixa queixo queja quel quelconque quell quelle quelqu quelque quem quema quemado
quemaduras quemando quemar quench quente quentin quer quereis querem queremos querendo queria queriam queriamos querian querida
querido quero querra querran querria query queso quest questao question questionable questionar questionnaire questoes queue qui
quibble quiche quick quicken quickest quicksand quiconque quien quiera quieran quiere quieren quiero quiet quieta quietest quieto
quill quilometros quilos quilt quimica quimicos quince quinine quinn quinta quintal quintessence quintet quinto quintuplet
quinzaine quinze quip quirk quirky quirofano quise quiserem quisermos quisesse quisiera quisiste quiso quit quita quitado quitame
quitar quitarle quitarme quitaron quitarte quitate quite quitense quito quitte quittent quiver quiz quiza quizzes quizzical quo
quoi quorum quota quotation quote quotidien quotidienne quotidiennement quotient quotite rabbi rabbit rabble rabia rabid rabies
rabo rabobank raca raccoon race racetrack rachat rachel rachetant rachete rachetee racial racier raciest racines racism racist
racista rack racket racketeer raconte racquet racy radar radiacao radiacion radial radiance radiant radiate radiation radiator
radical radicale radicalement radii radio radioactive radioactivity radish radium radius raemdonck rafael raffinage raffine
raffinee raffinement raffle raft rag ragamuffin rage raggedest ragtime raices raid rail railroad railway rain rainbow raincoat
raindrop rainfall rainha rainier rainiest rainstorm rainwater rainy raio raise raisin raison raisonnable raisonnablement
raisonnement raiva raiz raj rake ralenti ralentir ralentissement rally ralph ram ramble ramene ramera ramification ramo ramp
rampage rampant ramrod ramsay ramshackle ran ranch rancho rancid rancor rancorous rancour randall random randy rang range
rangement rango rank rankest rankle ransack ransom rant rap rapariga rapaz rape rapid rapida rapidamente rapide rapidement
rapidest rapidinho rapidite rapidity rapido rapist raposa rappel rappele rappelle rappellent rappelons rapport rapporte
rapportent rapproche rapprochement rapt rapture rapturous rara raramente rare rarement rarest rarete rarity raro rascal rash
rashest rasp raspberry rassemble rassurant rassurer raster rastrear rastro rat rata rate rather ratification ratify ratio ration
rational rationale rationalisation rationalise rationality rationalization rationalize rato raton rattle rattlesnake rattrapage
rattraper ratty raucous ravage rave ravel raven ravenous ravine ravish raw rawest ray raya raymond rayo rayon rayonnement raza
razao raze razoavel razoes razon razonable razor rc re reabilitacao reacao reaccion reach react reaction reactionary reactive
reactor read readability readable readership readier readiest readily readiness readjust ready reagan reagi reagir reagit reais
real realest realidad realidade realisable realisant realisateur realisation realise realisee realisent realism realisme realist
realiste realistic realistically realite reality realizar realization realize reallocate realm realmente realty ream reap
reappear rear rearrange rearrangement reason reasonable reasonably reassurance reassure rebanho rebate rebecca rebel rebelde
rebelion rebelles rebellion rebellious rebind rebirth rebond reborn rebound rebuff rebuild rebuilt rebuke rebut rebuttal recado
recalcitrant recall recant recap recapture receba recebe recebemos recebendo recebera receberam recebeu recebi recebido recebo
recede receio receipt receita receive recemment recent recente recentemente recentest recepcao recepcion receptacle reception
receptionist receptive recess recession receta recette recevoir recevra recevront recharge rechargeable recherche recherchent
recibe reciben recibi recibido recibiendo recibimos recibio recibir recibira recibiste recibo recien reciente recientemente
recipe recipient reciprocal reciprocate recit recital recitation recite reckless reckon reclaim reclamando reclamar reclamation
reclame reclament recline recluse recoge recognisable recognise recognition recognizable recognize recoil recolher recollect
recollection recolte recomecar recomendo recomiendo recommandation recommande recommandee recommencer recommend recommendation
recompensa recompense recompile reconcile reconciliation recondition reconfigure reconhece reconheceu reconheci reconhecimento
reconheco reconnaissance reconnaissent reconnect reconnu reconnue reconoce reconoci reconocido reconocimiento reconozco
reconsider reconstruct reconstruction reconversion record recordaba recordar recordare recordarlo recorde recorrido recount
recoup recourir recours recourse recouvre recover recoverable recovery recreate recreation recreational recruit recruitment
recrutement rectal rectangle rectangular recticel rectify recto rector rectum recuar recueilli recueillir recuerda recuerdan
recuerde recuerden recuerdo recul recule recuperacao recuperacion recuperado recuperar recuperate recuperation recupere recuperou
recur recurrence recurrent recursion recursive recursos recusa recusar recusou recyclage recycle red redaction redden reddest
rede redeem redeemable redefine redefinition redemption redesign redevable redhead redid redige redirect redirection rediscover
redistribute redistribution redo redone redonner redor redoutable redraft redraw redress redressement reduce reduction reduire
reduisant reduisent reduit reduite redundancy redundant reduzir reed reef reek reel reelect reelle reellement reese refaire
refait refeicao refeicoes refem refens refer refere referee reference referencia referendum referia refiere refiero refill refine
refinement refinery refiro reflechir reflect reflection reflective reflector reflejo reflet reflex reflexe reflexion reflexive
reflexo reforco reform reforma reformat reformation reforme refraction refrain refresh refreshment refrigerador refrigerante
refrigerate refrigeration refrigerator refroidissement refuel refuerzos refuge refugee refugies refugio refund refurbish
refurbishment refus refusal refuse refusent refutation refute regain regal regale regalia regalo regard regarde regardless
regatta regenerate regeneration regent reggie regiao regie regime regimen regiment regimental regimento regimiento regina region
regional regionale regionaux register registrado registrar registration registre registro registry regla reglage regle
reglementation regra regresa regresado regresamos regresar regresara regresare regresaremos regresaste regrese regresemos
regresen regreso regress regression regret regretful regrettable regrettably regrette regroupant regroupe regroupement regular
regularity regulate regulation regulier regurgitate rehabilitate rehabilitation rehash rehearsal rehearse rehen rei reid reign
reimburse reimbursement rein reina reincarnate reincarnation reindeer reine reinforce reinforcement reino reinstate reinstatement
reir reiterate reiteration reject rejection rejet rejete rejoice rejoin rejoinder rejoindre rejoint rejouir rejuvenate
rejuvenation relacao relacion relacionado relacionamento relacoes relaid relais relajate relance relapse relate relatif relation
relational relationship relative relativement relativistic relativity relatorio relax relaxa relaxar relaxation relaxe relay
releasable release relegate relent relentless relevance relevant relevante releve reliability reliable reliably reliance reliant
relic relie relief relieve religiao religieuse religieux religion religiosa religioso religious relinquish relish relive reload
relocatable relocate relocation relogio reloj reluctance reluctant rely remade remain remainder remake remark remarkable
remarkably remarquable remarquablement remarque rembourse remboursement remedial remedier remedio remedy remember remembrance
remet remettre remind reminisce reminiscence reminiscent remis remise remission remit remittance remnant remodel remonte remontee
remontent remorse remorseful remorseless remote remotest remoto remous removable removal remove remplace remplacement rempli
remplie remplir remplit remporte remunerate remuneration renaissance rename renard renault rencontre rencontrent rend renda
rendant rendement rendent rendez rendezvous rendition rendre rendu rendue rene renegade renege renew renewable renewal renforce
renforcee renforcement reno renommee renonce renouer renounce renouveau renouveler renouvellement renovate renovation renove
renown rens renseignement rent renta rentabiliser rentabilite rentable rental rente rentre rentree renunciar renunciation
renuncio renvoie reopen reorganisation reorganise reorganization reorganize repaid repair repandu repandue reparar reparation
reparer reparti repartir repartition repas repatriate repay repayment repeal repeat repeatable repel repellent repent repentance
repentant repente repercussion reperer repertoire repeter repetindo repetir repetition repetitious repetitive rephrase repita
repite repito replace replacement replay replenish replete repli replica replicate replication replique reply repond repondant
repondent repondre repondu reponse report reportage reporte repos repose repository reprehensible reprenant reprend reprendre
repreneur reprennent represent representa representaient representait representant representante representar representatif
representation representative represente representee representent repress repression repressive reprieve reprimand reprint repris
reprisal reprise reproach reproche reproduce reproduction reproductive reproduire reprogram reprove reptile republic republica
republican republique repudiate repudiation repugnance repugnant repugnante repulse repulsion repulsive reputable reputacao
reputacion reputation repute reputee requer request requiem requiere requiert require requirement requis requise requisite
requisition reread reroute resale rescatar rescate reschedule rescind rescue research reseau reseaux resemblance resemble resent
resentful resentment reserva reservation reserve reservee reservoir reset resfriado resgatar resgate reshuffle reside residence
residencia resident residente residential residentiel residual residue residuelle resign resignation resilience resilient resin
resist resistance resistant resiste resistencia resistir resistor resolu resolument resolute resolution resolve resolveu resolvi
resolvido resonance resonant resort resoudre resound resource resourceful respect respectability respectable respectably
respectant respecte respectful respectifs respective respectivement respecto respeita respeitar respeito respeta respetar respeto
respira respiracao respiracion respirando respirar respiration respirator respiratory respire respiro respite resplendent respond
responda responde respondendo respondeu responsabilidad responsabilidade responsabilite responsable responsaveis responsavel
response responsibility responsible responsibly responsive resposta respuesta ressaca ressemble ressemblent ressent ressort
ressources rest resta restait restam restant restante restart restaurant restaurante restauration restaurer reste restee restent
restera resteront restful restfullest restitution restive restless resto restons restoration restore restou restrain restraint
restreint restrict restriction restrictive restructuration restructure resubmit resuelto result resulta resultado resultant
resultat resulte resulto resume resumption resurface resurgence resurrect resurrection resuscitate resuscitation resync reta
retablir retablissement retail retain retaliate retaliation retard retardado retch retenir retention retenu retenue rethink
reticence reticent retiendra retient retina retirada retirado retirar retirarse retire retirement retirense retiro reto retombe
retorna retornar retorno retornou retort retour retourne retournement retrace retract retraction retrait retraite retrasado
retraso retrato retreat retribution retrieval retrieve retroactive retrocedan retrocede retrograde retrospect retrospective
retrouve retrouvee retrouvent retrouvera retry return returnable retype reu reune reuni reuniao reunido reunioes reunion reunir
reunissant reunit reunite reuse reussi reussie reussir reussit reussite rev revamp revanche reveal revel revelar revelateur
revelation revele revelou revelry revenant revendeurs revendications revendre revendu revenge revengeful revenir revente revenu
revenue reverberate reverberation revere reverence reverendo reverent reverie reversal reverse reversible reversion revert
reviendra reviennent revient review revile revirement revisa revisando revisao revisar revise revisen revision revisit revista
revival revive revoir revoke revolt revolte revolucao revolucion revolution revolutionary revolutionise revolutionize
revolutionnaire revolve revu revue revulsion reward reweghs rewind rework rewrite rewritten rewrote rex rey reynolds rez reza
rezar rhapsody rhetoric rhetorical rheumatism rhino rhinoceros rhododendron rhubarb rhyme rhythm rhythmic ri ria rib ribbon rica
ricardo rice rich richard riche richesse richest richie rick ricketier ricketiest rickety rickshaw ricky rico ricochet rid
riddance ridden riddick riddle ride ridge ridicula ridicule ridiculo ridiculous rie rien riendo riesgo rife rifest rifle rift rig
right righteous rightest rightful rightmost rigid rigide rigidity rigor rigorous rigour rigoureuse rigoureux rigueur rile riley
rim rincon rind rindo ring ringleader ringlet ringworm rink rinon rinse rio riot riotous rip ripe ripen ripest ripley riposte
ripple riqueza rir rire ris risa risada risco rise risen risk riskier riskiest risky risos risque risquent ristourne rita rite
ritmo ritual rival rivalry river riverains rivet riz rj rnis roach road roadblock roadside roam roar roast rob roba robado
robando robar robaron robaste robbery robbie robe robeco robert robertson robin robinson robo robot robust robustest roca rocha
roche rock rocket rockier rockiest rocky rod roda rodada rodando rodar rode rodeado rodent rodeo rodilla rodney rodovia roe roger
rogue roguish rohan roi roja rojo roland rolando rolar role roll rollo rom roma roman romance romano romantic romantica
romantically romantico romantique rome romp rompe rompi rompiendo rompio rompiste ron rond ronda ronde ronnie roof rook rookie
room roomier roomiest roommate roomy roost root ropa rope rops rory rosa rosary rose rosemary rosie rosiest ross roster rosto
rostro rostrum rosy rot rota rotary rotate rotation rote roteiro rotina rotisserie roto rotor rotten rottenest rotterdam rotund
rotunda rouba roubada roubado roubando roubar roubaram roubei roubo roubou roue rouge rough roughage roughen roughest roughhouse
roulant roule roulement roulette roumanie round roundabout roundest roupa rouse rout route routier routine rover row rowan
rowboat rowdier rowdiest rowdiness rowdy roxo roy royal royale royalty royaume rtbf rtl rua rub rubbish rubble rubia rubier
rubiest rubio rubric rubrique ruby rucksack ruckus rudder ruddier ruddiest ruddy rude rudest rudimentary rudo rudy rue rued rueda
rueful ruego ruff ruffian ruffle rug rugby ruggedest ruido ruim ruin ruina ruing ruinous rule rum rumble rumbo rumeur ruminate
rummage rummest rummy rumo rumor rumour rump rumple run runaway rundown rune rung runnier runniest runny runt runway rupo rupture
rural rusa ruse rush rusia ruso russa russe russell russia russie russo rust rustic rustier rustiest rustle rusty rut ruta ruth
ruthless rutina rwanda rwandais ryan rye rythme sa sabado sabanas sabao sabbatical sabe sabedoria sabeis sabem sabemos saben
sabena sabendo sabera saberao saberei saberemos saberia saberlo sabia sabiam sabiamos sabian sabido sabiduria sabiendo sabio
sable sablon sabor sabotage saboteur sabra sabran sabre sabremos sabria sabrina sac saca sacado sacalo sacame sacamos sacana
sacando sacar sacare sacaremos sacarla sacarle sacarlo sacarme sacaron sacarte sacaste sacerdote sachant sachez sachs sack saco
sacola sacou sacrament sacre sacrificar sacrifice sacrificial sacrificio sacrilege sacrilegious sad saddam sadden saddest saddle
sadism sadist sadistic saem safado safari safe safeguard safekeeping safest safety saffron sag saga sage sagebrush sagesse sagest
sagrada sagrado sai saia saiam saiba saibam said saida saido sail sailboat sailor saimos sain saindo saine saint saintlier
saintliest saio sair saira sairam sairei sairem sairemos sairia sairmos saisi saisie saisir saison saisse sait saiu sajones sake
saki sal sala salable salad salada salade salaire salami salao salarial salariale salariaux salarie salario salary salchicha
saldra saldran saldre saldremos sale saleable salee salen salesman salesmen salespeople salesperson saleswoman saleswomen salga
salgamos salgan salgo sali salia salida salido saliendo salient saliera salieron salimos salio salir saliste saliva salivate
salle sallow sallowest salmao salmon salomon salon saloon salsa salsicha salt salta saltar saltest saltier saltiest salto salty
salud saluda saludable saludar saludo salut salutation salute salva salvacao salvacion salvado salvador salvage salvaje salvando
salvar salvarlo salvarme salvarte salvaste salvation salve salvei salvo salvou sam samantha sambre same samedi sammy sample
samuel samurai san sana sanatorium sanctify sanctimonious sanction sanctity sanctuary sand sandal sandbag sandier sandiest
sandman sandmen sandpaper sandra sandstone sandstorm sanduiche sandwich sandy sane sanest sang sangramento sangrando sangrar
sangre sangue sanitarium sanitary sanitation sanity sank sano sanserif santa sante santiago santo santuario sao saori sap sapato
sapling sapo sapphire saque saquen saquenlo sara sarah sarcasm sarcastic sarcastically sardine sargento sari saruman sash sasha
sassier sassiest sassy sat satanic satchel satelite satellite satin satire satirical satirise satirist satirize satisfacao
satisfaccion satisfaction satisfactorily satisfactory satisfaire satisfaisante satisfait satisfazer satisfecho satisfeita
satisfeito satisfy saturacion saturate saturation sauce saucepan saucier sauciest saucy saudacoes saudade saudavel saude saudita
sauerkraut sauf saumon sauna sauniere saunter saura saurait sauron sausage saut saute sauvage sauve sauvegarde sauvetage savage
savagery savagest savait save savent saveur savez savior saviour savoir savons savor savorier savoriest savory savour savoureux
savourier savouriest savoury savvier savviest savvy saw sawdust sawyer saxophone say scab scaffold scalar scald scale scalier
scaliest scallop scalp scalpel scaly scamper scan scandal scandale scandalise scandalize scandalous scandinaves scant scantest
scantier scantiest scanty scapegoat scar scarce scarcest scarcity scare scarecrow scarf scarier scariest scarlet scarves scary
scathing scatter scatterbrain scavenger scenario scene scenery scenic scent scepter sceptic sceptical scepticism sceptiques
sceptre schaerbeek schedule schema scheme schizophrenia schizophrenic schmidt scholar scholarship scholastic school schoolboy
schoolchild schoolchildren schoolteacher schooner science scientific scientifically scientifique scientist scission scissor scoff
scolaire scold scooby scoop scoot scope scorch score scorn scornful scorpion scotch scott scotty scoundrel scour scourge scout
scowl scrabble scram scramble scrap scrapbook scrape scratch scratchier scratchiest scratchy scrawl scrawnier scrawniest scrawny
scream screech screen screw screwdriver screwier screwiest screwy scribble scribe script scripture scriptwriter scroll scrounge
scrub scruff scruffier scruffiest scruffy scruple scrupulous scrutin scrutinise scrutinize scrutiny scuff scuffle scully
sculpteur sculptor sculpture scum scurrilous scurry scuttle scythe sd se sea seafaring seafood seal seam seaman seamen seamos
seamstress sean seance seaport sear search searchlight seashell seashore seasick seaside season seasonable seasonal seat seattle
seaweed sebastian sec seca secao seccion secede secession seclude seclusion seco second secondaire secondarily secondary seconde
secours secrecy secret secreta secretaire secretaria secretarial secretariat secretario secretary secrete secretion secretive
secreto sect secteur section sector secuencia secuestrado secuestro secular seculo secundaria secundario secundo secure securest
securite security sed seda sedan sedate sedatest sedative sede sedentary sediment sedimentary seduce seduction seductive seduire
seduisant seduit see seed seedier seediest seedling seedy seek seem seen seep seepage seer seesaw seethe segment segmentation
segredo segregate segregation segue seguem segui seguia seguida seguido seguidores seguimos seguindo seguinte seguir seguira
seguiran seguire seguiremos seguiu segun segunda segundo segura seguramente seguranca segurando segurar segure seguridad seguro
sei sein seios seiya seize seizure seja sejam sejamos sejour sek sel seldom selecao select selection selectionne selective
selector self selfish sell sello selo selon selva selvagem selvagens selves sem semaine semana semantic semantically semblable
semblait semblance semble semblent semblerait semejante semelhante semen semental semente semester semestre semestriels semi
semicircle semicolon semiconductor semifinal semilla seminaire seminar seminary sempre senado senador senadora senal senao senat
senate senateur senator sencilla sencillo send sendero sendo senha senhor senhora senhorita senile senility senior seniority
senor senora senoria senorita senos sens sensacao sensacion sensacional sensation sensational sensationalism sense senseless
sensibilite sensibility sensible sensiblement sensibly sensitive sensitivity sensivel senso sensor sensory sensual sensualite
sensuality sensuous sent senta sentada sentado sentar sentarme sentarse sentarte sente sentem sentenca sentence sentencia sentent
senti sentia sentido sentience sentient sentiers sentiment sentimental sentimentality sentimento sentimiento sentimos sentindo
sentir sentira sentirei sentiria sentirlo sentirme sentirse sentirte sentiste sentiu sentry sepa sepamos sepan separacao
separacion separado separamos separar separarnos separate separation separator separe separee separement sept septembre
septiembre sepulcher sepulchre sequel sequence sequencia sequential sequer sequestro sequin ser sera seraient serait seran serao
sere serei serem seremos serena serenade serene serenest serenite serenity serez serge sergeant seria serial seriam seriamente
seriamos serian serie serieuse serieusement serieux serio serions serious serlo sermao sermon sermos serons seront serpent
serpente serpiente serra serre sert serum servais servant serve servem servent serveur servi service serviceable serviceman
servicemen servicio servico servido serviette servile servindo servir servira servirle servitude serviu servo ses sesion sesos
sessao session set setback sete setembro seth setor settable settle settlement seu seuil seul seule seulement seven seventeen
seventeenth seventh seventy sever several severance severe severest severity sew sewage sewn sex sexe sexism sexist sexo sexta
sexto sexuais sexual sexualite sexuality sexualmente sexuel sexuelle sexy sgb sgto shabbier shabbiest shabbily shabby shack
shackle shade shadier shadiest shadow shadowier shadowiest shadowy shady shaft shaggier shaggiest shaggy shake shaken shakespeare
shakier shakiest shaky shall shallow shallowest sham shamble shame shameful shameless shampoo shamrock shane shanghai shanty
shape shapelier shapeliest share shareholder shark sharon sharp sharpen sharpest shatter shaun shave shaven shaw shawl shawn she
sheaf shear sheath sheathe sheave shed sheen sheep sheepish sheerest sheet sheik sheikh sheila sheldon shelf shell shellfish
shelly shelter shelve shepherd sherbet sheriff sherry shh shied shield shies shift shiftier shiftiest shiftless shifty shimmer
shin shine shingle shinier shiniest shiny ship shipment shipshape shipwreck shire shirk shirley shirt shiver shoal shock shod
shoddier shoddiest shoddy shoe shoelace shoestring shone shoo shook shoot shop shopkeeper shoplifter shore short shortage
shortcoming shorten shortest shortfall shorthand shortlist shot shotgun should shout shove shovel show showcase showdown showier
showiest showman showmen shown showy shrank shrapnel shred shrek shrew shrewd shrewdest shriek shrill shrillest shrimp shrine
shrink shrinkage shrivel shroud shrub shrubbery shrug shrunk shrunken shuck shudder shuffle shun shunt shut shutdown shuttle shy
shyest si sibling sic sicafi sicav sick sicken sickest sickle sicklier sickliest sid sida side sideline sidelong siderurgie
siderurgique siderurgiste sideshow sidestep sidetrack sidewalk sideways sidle sidney sido siege siemens siempre sien siendo
sienne sienta sientan sientate siente sienten sientense sientese siento sierra siesta siete sieve sift siga sigam sigame sigamos
sigan siganme sigh sight sightless siglo sigma sign signal signale signalons signature signaux signe signee significa significaba
significado significam significan significance significant significar significatif signification significative significava
signifie signify signo signpost sigo sigue sigueme siguen siguiendo siguiente siguio silence silencio silencioso silent silentest
silhouette silicon silk silken sill silla sillage sillier silliest silliness silly silo silt silver silversmith silverware
silvery sim simbolo similaire similar similarity simile simon simpatico simple simplement simplemente simplesmente simplest
simplex simplicite simplicity simplification simplifier simplify simplistic simply simpson simulate simulation simulator
simultanement simultaneous sin sinais sinal since sincera sinceramente sincere sincerest sincerity sincero sincronia sincronizado
sindicato sindrome sine sinew sinewy sinful sing singapour singe singh single singular singularity sinister sinistre sink sino
sinon sinta sintiendo sintio sinto sintomas sinus sioen sip sipef siphon siquiera sir sire siren sirius sirloin sirva sirve
sirven sirviente sirvio sirvo sissier sissiest sissy sistema sister sisterhood sit site sitio situacao situacion situacoes
situait situant situate situation situe situee situent six sixpence sixteen sixteenth sixth sixtieth sixty sizable size sizeable
sizzle skate skateboard skein skeleton skeptic skeptical skepticism sketch sketchier sketchiest sketchy skew ski skid skilful
skill skillet skillful skim skimp skimpier skimpiest skimpy skin skinflint skinnier skinniest skinny skip skirmish skirt skit
skittish skulk skull skunk sky skylight skyline skyrocket skyscraper skywalker slab slack slacken slackest slag slain slake slam
slander slang slant slap slapstick slash slat slate slaughter slave slavery slavish slay sleazier sleaziest sleazy sled
sledgehammer sleek sleekest sleep sleepier sleepiest sleepless sleepy sleet sleeve sleeveless sleigh slender slenderest slept
slew slice slick slickest slid slide slier sliest slight slightest slim slime slimier slimiest slimmest slimy sling slingshot
slink slip slipperier slipperiest slippery slipshod slit slither sliver slob slog slogan slop slope sloppier sloppiest sloppy
slosh slot sloth slothful slouch slovenlier slovenliest slovenly slow slowest sludge slug sluggish sluice slum slumber slump
slung slunk slur slush slut sly slyest smack small smallest smallish smallpox smallville smart smartest smash smattering sme
smeagol smear smeets smell smellier smelliest smelly smelt smet smidgen smile smirk smite smith smithereens smithkline smitten
smock smog smoke smokestack smokier smokiest smoky smolder smooth smoothest smote smother smoulder sms smudge smug smuggest
smuggle smut snack snag snail snake snap snappier snappiest snappy snapshot snare snarl snatch sncb snci sneak sneakier sneakiest
sneaky sneer sneeze snicker snide snidest sniff sniffle snip snipe snippet snitch snob snobbery snobbish snooker snoop snootier
snootiest snooty snooze snore snorkel snort snot snout snow snowball snowdrift snowfall snowflake snowier snowiest snowplough
snowplow snowstorm snowy snub snuff snug snuggest snuggle so soa soak soap soapier soapiest soapy soar sob sobe soberest sobra
sobre sobremesa sobrenome sobretudo sobrevivencia sobrevivente sobreviver sobreviveu sobrevivientes sobrevivio sobrevivir
sobriete sobriety sobrina sobrinha sobrinho sobrino sobrio sobrou soccer sociable sociais social sociale socialise socialism
socialist socialiste socialize sociaux sociedad sociedade societe society socio sociological sociologist sociology sock socket
soco socorro sod soda sodden sodium sodomy soeur sofa sofia sofina sofre sofrendo sofreu sofrimento soft softball soften softest
software soga soggier soggiest soggy soi soie soient soif soigner soigneusement soil soin soio soir soiree soit soixantaine
soixante sojourn sol sola solace solaire solamente solar sold soldado soldats solde soldier sole soledad soleil solemn solemnest
solemnity solia soliamos solicit solicitor solicitous solicitud solid solidao solidarite solidarity solide solidest solidify
solidite solidity solido solitaire solitaria solitario solitary solitude sollicite solo soloist solta soltar solte solteira
solteiro soltem soltera soltero solto soluble solucao solucion solucionar solution solvay solve solvent som somber sombra sombre
sombrero sombrio some somebody someday somehow somente someone someplace somersault something sometime somewhat somewhere
sommaire somme sommeil sommet somos somptueux son sonaba sonado sonando sonar sonata sonda sondage sone song songe sonhando
sonhar sonhei sonho sonic sonido sonne sonnet sonny sono sonore sonorous sonrie sonriendo sonrisa sont sony soon soonest soot
soothe sootier sootiest sooty sop sopa sophia sophie sophisticate sophistication sophistique sophistry sophomore soplon soportar
soportarlo soporto soprano sorcerer sorceress sorcery sordid sordo sore sorest soro sorority sorprende sorprendente sorprenderia
sorprendido sorprendio sorpresa sorria sorrier sorriest sorrindo sorrir sorriso sorrow sorrowful sorry sort sorta sortant sorte
sortent sorti sortie sortir sortira sortudo sorvete sos sospecha sospechoso sosten sotano sotao sotaque sotheby sou soube
soubemos soubesse soubessem souci soucieux soudain souffert souffle souffrance souffre souffrent souffrir sought souhait
souhaitait souhaite souhaitent soul souligne soulignent soumettre soumis soumise sound soundest soundproof soundtrack soup
soupapes soupe souple souplesse sour source sourest sourire souris sourit souscripteur souscription souscrire souscrit souscrite
soutenir soutenu soutenue south southeast southeastern southerly southern southpaw southward southwest southwestern soutien
soutiennent soutient souvenir souvent souvient sovereign sovereignty sovietica sovietique sow sown soy soyez soze sozinha sozinho
sp spa space spacecraft spaceship spacial spacious spade spadel spaghetti span spangle spaniel spank spar spare sparest spark
sparkle sparrow sparse sparsest spasm spasmodic spat spate spatial spatiale spatula spawn spay speak spear spearhead spearmint
special speciale specialement specialisation specialise specialisee specialist specialiste specialite speciality specialization
specialize specialty speciaux species specific specifically specification specificite specifier specifique specifiquement specify
specimen specious speck spectacle spectaculaire spectacular spectateur spectator specter spector spectra spectre spectrum
speculate speculateurs speculatif speculation speculative speculator sped speech speechless speed speedboat speedier speediest
speedometer speedy spell spellbind spellbound spelt spencer spend spendthrift spent sperm spew sphere spherical sphinx spice
spicier spiciest spicy spider spiderman spied spies spigot spike spill spilt spin spinach spinal spindlier spindliest spindly
spine spineless spinster spiral spirale spire spirit spiritual spit spitaels spite spiteful spitefullest spittle splash splat
spleen splendid splendidest splendor splendour splice splint split splurge spock spoil spoilt spoke spoken spokesman spokesmen
spokespeople spokesperson spokeswoman spokeswomen sponge spongier spongiest spongy sponsor sponsorship spontaneity spontanement
spontaneous spoof spook spookier spookiest spooky spool spoon spoonful sporadic spore sporran sport sportif sportive
sportsmanship spot spotless spotlight spottier spottiest spotty spouse spout sprain sprang sprawl spray spread spreadsheet spree
sprier spriest sprig spring springboard springier springiest springtime springy sprinkle sprint sprl sprout spruce sprucest
sprung spry spud spun spunk spur spurious spurn spurt sputter spy squabble squad squadron squalid squalidest squall squalor
squander square squarest squash squat squattest squawk squeak squeakier squeakiest squeaky squeal squeamish squeeze squelch squid
squint squintest squire squirm squirrel squirt sr sra sriw srta st stab stabilisation stabilise stabilite stability stabilize
stable stablest stack stacy stade stadium staff stag stage stagecoach stagnant stagnate stagnation staid staidest stain stair
staircase stairway stake stale stalemate stalest stalk stall stallion stalwart stamina stammer stamp stampede stan stance stanch
stanchest stand standard standardisation standardise standardization standardize standby standoff standpoint standstill stank
stanley stanza staple star starboard starch starchier starchiest starchy stardom stare starfish stark starkest starlight starrier
starriest starry start startle starvation starve state statelier stateliest statement statesman statesmanship statesmen static
station stationary stationery statistic statistical statistician statistique statue stature status statut statute statutory
staunch staunchest stave stay steadfast steadier steadiest steadily steady steak steal stealth stealthier stealthiest stealthily
stealthy steam steamier steamiest steamroller steamy steel steep steepest steeple steer stefaan stefan stella stellar stem stench
stencil stenographer stenography step stepford stephane stephanie stephen stepladder stereo stereotype sterile sterilisation
sterilise sterilization sterilize sterk sterling stern sternest stethoscope steve steven stevie stew steward stewardess stewart
stick stickier stickiest stickler sticky stiff stiffen stiffest stifle stigma stigmata still stillborn stillest stilted stimulant
stimulate stimulation stimule stimuli stimulus sting stingier stingiest stinginess stingy stink stint stipulate stipulation stir
stirrup stitch stock stockade stockage stockbroker stockholder stockier stockiest stockpile stocky stockyard stodgier stodgiest
stodgy stoical stoke stole stolen stolid stolidest stomach stomp stone stonier stoniest stony stood stool stoop stop stopgap
stopover stoppage stopwatch storage store storehouse storekeeper storeroom storey stork storm stormier stormiest stormy story
stout stoutest stove stow stowaway straddle straggle straight straighten straightest straightforward strain strait straitjacket
strand strange strangest strangle strangulation strap strata stratagem strategic strategie strategique strategy stratify
stratosphere stratum straw strawberry stray streak stream streamline street streetcar strength strengthen strenuous stress
stressful stretch strew strewn stricken strict stricte strictement strictest stridden stride strife strike string stringent
stringier stringiest stringy strip stripe strive striven strode stroke stroll strong strongest stronghold strove struck
structural structuralist structure struggle strum strung strut stu stuart stub stubbier stubbiest stubble stubborn stubbornest
stubby stuck stud student studentship studio studious study stuff stuffier stuffiest stuffy stumble stump stun stung stunk stunt
stupefy stupendous stupid stupidest stupidity stupor sturdier sturdiest sturdy stutter style stylish stylistic stylus su sua
suave suavest sub suba suban subcommittee subconscious subdivide subdivision subdue sube subete subgroup subi subido subiendo
subindo subio subir subissent subit subiu subject subjective subjugate subjunctive sublet sublime sublimest submarine submarino
submerge submersion submission submissive submit subnormal subo subordinate subprogram subroutine subscribe subscript
subscription subsection subsequent subservient subset subside subsidiary subsidise subsidize subsidy subsist subsiste subsistence
subsistent substance substancia substandard substantial substantiate substantielle substituir substitute substitution substituto
subsystem subterfuge subterranean subtil subtitulado subtitulos subtle subtlest subtlety subtly subtract subtraction suburb
suburban subversive subvert subway succede succeed success successeur successful successifs succession successive successivement
successor succinct succinctest succor succour succulent succumb suceda sucede sucedera sucedido sucediendo sucedio sucesso such
sucia sucio suck suckle suco sucre suction sud sudden sue sued suede suedois suedoise sueldo suele suelen suelo suelta sueltala
sueltalo sueltame suelte suelteme suelten sueltenme suelto suena sueno suerte sueter suez suffer suffi suffice sufficient suffira
suffirait suffisait suffisamment suffisant suffisante suffisent suffit suffix suffocate suffocation suffrage suficiente
suficientemente sufre sufrido sufriendo sufrimiento sufrio sufrir sugar sugarier sugariest sugary sugere sugerencia sugerindo
sugerir sugeriu sugestao suggest suggestion suggestive sugiere sugiero sugiro suica suicida suicidal suicide suicidio suicido
suing suis suisse suit suitability suitable suitably suitcase suite suitor suivant suivante suivent suivi suivie suivre suiza
suja sujeira sujeito sujet sujetate sujeto sujo sul sulfur sulk sulkier sulkiest sulky sullen sullenest sullivan sulphur sultan
sultrier sultriest sultry sum suma sumamente sumido sumir sumiram sumiu summarily summarise summarize summary summit summon
sumptuous sun sunbathe sunburn sundae sundial sundown sundry sunflower sung sunglasses sunk sunken sunlight sunlit sunnier
sunniest sunny sunrise sunscreen sunset sunshine suntan sunup suor sup supe superar superb superbe superbement superbest
supercomputer superficial superficie superfluous superhuman superieur superieure superimpose superintendent superior superiority
superlative superman supermarches supermarket supermercado supernatural superou superscript supersede supersonic superstar
superstition superstitious superstructure supervise supervision supervisor supervisory supervivencia supiera supiste suplico supo
supone supongo suponho suponia suportar suporte suporto supostamente suposto supplant supple supplement supplementaire
supplementary supplest supplier supply support supporte supportive suppose supposition supposons suppress suppression supprime
suprema supremacy supreme supremo suprimentos supuestamente supuesto supuse sur surcharge surdo sure surest surf surface
surfboard surge surgeon surgery surgical surgiu surlier surliest surmise surmonter surmount surname surpass surplus surpreende
surpreendente surprenant surprenante surprend surprendre surpresa surpreso surpris surprise surra surreal surrender surreptitious
surround sursaut sursis surtout surveillance surveiller survey surveyor survie survient survival survivant survive survivor
survivre sus susan susceptible suscite suscitent susie suspect suspeita suspeito suspend suspendido suspense suspension suspicion
suspicious sustain sustainable sustancia sustenance sustentar susto sutia suya suyo swab swagger swallow swam swamp swampier
swampiest swampy swan swap swarm swarthier swarthiest swarthy swat swathe sway swear sweat sweaty sweep sweepstake sweet sweeten
sweetest sweetheart swell swellest swept swerve swift swiftest swig swill swim swindle swine swing swipe swirl swish swishest
swiss swissair switch switchable switchboard swivel swollen swoon swoop sword swordfish swore sworn swum swung sydney sykes
syllable syllabus sylvia symbol symbole symbolic symbolique symbolise symbolism symbolize symmetric symmetrical symmetry
sympathetic sympathetically sympathie sympathique sympathise sympathize sympathy symphonic symphony symptom symptomatic synagogue
synapse synchronisation synchronise synchronization synchronize synchronous syndical syndicale syndicat syndicate syndicaux
syndrome synergies synonym synonyme synonymous synopses synopsis syntactic syntactically syntax syntheses synthesis synthesise
synthesize synthetic synthetique syphilis syringe syrup system systemat systematic systematically systematique systematiquement
ta tab tabac tabaco tabby tabernacle tabla table tableau tableaux tablecloth tablent tablespoon tablespoonful tablet tabloid
taboo tabou tabulate tabulation taca tache tacit taciturn tack tackier tackiest tackle tacky taco tact tactful tactic tactica
tactical tactique tactless tadpole tag tail tailgate taille tailleur taillight tailor tailspin taint tais take taken takeoff
takeover tal talc tale talent talento talentoso talisman talk talkative tall talla tallest tallow talon talvez tamanho tamano
tambem tambien tambourine tame tamest tammy tampa tamper tampoco tampouco tan tandem tandis tang tangent tangential tangerine
tangible tangle tango tank tankard tannest tanque tant tanta tantalise tantalize tantamount tanto tantrum tanya tao tap tapa tape
tapestry tapete tapis tar tara tarado tarantula tard tarda tardar tardara tardare tarde tardier tardiest tardiness tardive tardy
tarea tarefa target tarif tariff tarification tarjeta tarnish tarpaulin tarrier tarriest tarry tart tarta tartan tartar tartaruga
tartest tarzan tas task tassel taste tasteful tasteless tastier tastiest tasty tatica tattle tattoo tatty tatuagem tatuaje taught
taunt taut tautest tautology taux tava tavern tawdrier tawdriest tawdry tawnier tawniest tawny tax taxa taxable taxation taxe
taxi taxicab taxpayer taylor taza tchau tchequie te tea teach teacup teak team teammate teamster teamwork teapot tear teardrop
tearful tease teaspoon teat teatro tech technical technicality technician techniciens technique techniquement technological
technologie technologique technology techo tecido tecnica tecnicamente tecnico tecnologia ted teddy tedious tedium tee teed teem
teen teenage teeter teeth teethe teetotal teimoso teint tejido tel tela tele telecom telecommunication telefonar telefone
telefonema telefonica telefono telefonou telegram telegrama telegraph telenet telepathic telepathy telephone telephonie
telephonique telescope telespectateurs teletexte teletype televisao televise televisee television televisor telhado telinfo tell
telle tellement telltale tem tema temblando teme temen temia temo temoignage temoigne temoignent temoin temor temper temperament
temperamental temperance temperate temperatura temperature tempest tempestade tempestuous template temple templo tempo temporada
temporaire temporairement temporal temporarily temporario temporary temprano temps tempt temptation ten tenable tenacious
tenacity tenait tenancy tenant tend tenda tendance tendency tendent tenderest tenderise tenderize tendo tendon tendra tendran
tendre tendremos tendresse tendria tendriamos tendrian tendril teneis tenement tenemos tenente tenerla tenerlo tenerte tenet
teneur tenga tengamos tengan tengo tenha tenham tenhamos tenho tenia teniamos tenian tenido teniendo teniente tenir tenis tennis
tenor tensao tense tensest tension tenso tensors tent tenta tentacion tentacle tentado tentam tentamos tentando tentant tentar
tentaram tentarei tentation tentativa tentative tentava tente tentei tentem tentent tenth tento tentou tenu tenue tenuous tenure
teoria tepee tepid tequila ter tera terao terapeuta terapia terca terceira terceiro tercer tercera tercero terei terem teremos
teresa teria teriam teriamos term terme termina terminada terminado terminal terminamos terminando terminar terminara terminaram
terminaron terminaste terminate termination terminator terminaux termine terminee terminei terminemos terminen termini termino
terminology terminou terminus termite termo terno terra terrace terrain terrasse terre terremoto terreno terrestrial terrible
terriblement terriblemente terribly terrier terrific terrify territoire territorial territorio territory terriveis terrivel
terrivelmente terroir terror terrorise terrorism terrorismo terrorist terrorista terrorize terry terse tersest tesao tesoro
tesoura tesouro tess tessenderlo test testa testable testament testamento testando testar teste testemunha testemunhar testemunho
testicle testify testigo testimonial testimonio testimony testis tetanus tetas tether teto teu teve texas text textbook texte
textile texto textual texture tgv than thank thankful thankless that thatch thaw the theater theatre theatrical thee theft their
theist thelma them theme themselves then thence theologian theological theology theorem theoretic theoretical theorie theorique
theoriquement theorise theorist theorize theory therapeutic therapie therapist therapy there thereabouts thereafter thereby
therefore therein thereof thereon thereupon thermal thermique thermodynamics thermometer thermostat thesauri thesaurus these
thesis theta they thick thicken thickest thicket thief thierry thieve thigh thimble thin thing think thinnest third thirst
thirstier thirstiest thirsty thirteen thirteenth thirtieth thirty this thistle thomas thompson thong thorn thornier thorniest
thorny thorough thoroughbred thoroughest thoroughfare those thou though thought thoughtful thoughtless thousand thousandth thrash
thread threadbare threat threaten three thresh threshold threw thrice thrift thriftier thriftiest thrifty thrill thrive throat
throb throne throng throttle through throughout throughput throw throwaway throwback thrown thrust thud thug thumb thumbtack
thump thunder thunderbird thunderbolt thunderous thunderstorm thunderstruck thus thwart thy thyme thyroid ti tia tiara tiburon
tick ticket tickle ticklish tidal tidbit tide tidier tidiest tido tidy tie tied tiempo tienda tiendra tiene tienen tienne
tiennent tiens tient tier tierno tierra tiff tiffany tigela tiger tight tighten tightest tightrope tightwad tigre tilde tile till
tilt tim timber time timekeeper timeless timelier timeliest timescale timetable timezone timid timide timidest timidity timido
timmy timon tin tina tinder ting tinge tingle tinha tinham tinhamos tinier tiniest tinker tinkle tinnier tinniest tinny tinsel
tint tinta tintin tiny tio tip tipico tipo tipsier tipsiest tipsy tiptoe tir tira tirada tirade tirado tirador tirage tiramos
tirando tirar tiraram tire tiredest tirei tireless tirem tiren tirent tiresome tiro tiroirs tiroteio tiroteo tirou tissu tissue
tit titbit titillate title titre titulaire titulo tive tivemos tiveram tiverem tivermos tivesse tivessem tivessemos to toa toad
toadstool toalha toalla toast tobacco tobback tobillo toboggan toby toca tocaba tocado tocan tocando tocar tocarme tocava toco
tocou toda todavia today todd toddle todo todopoderoso toe toed toenail toffee toga together toggle toil toile toilet toilette
toit token tokio tokyo tola told tolerable tolerably tolerance tolerant tolerate tolice toll tolo tom toma tomaba tomada tomado
tomahawk tomala tomalo tomamos toman tomando tomar tomara tomaram tomare tomarei tomaremos tomaria tomarlo tomarme tomaron
tomarte tomaste tomate tomato tomb tombe tombee tombent tomboy tombstone tomcat tome tomei tomem tomemos tomen tommy tomo
tomorrow tomou ton tona tonal tone toneladas tong tongue tonic tonight tonnage tonne tonneau tono tonsil tonsillitis tonta
tonteria tonto tony too took tool toolkit toot tooth toothache toothbrush toothpaste toothpick top topaz topic topical topo
topography topology topple toque toquei toquen toquio torax torcer torch torcida tore torment tormenta tormentor torn torna
tornado tornam tornando tornar tornara tornaram torne tornei torneio torneo torno tornou tornozelo toro torpe torpedo torque
torre torrent torrential torrid torso tort torta tortilla tortoise tortuga tortuous tortura torture toshiba toss tot total totale
totalement totalitarian totalitarianism totalite totality totalmente tote totem totenkopf toucan touch touchant touchdown touche
touchent touchier touchiest touchy tough toughen toughest toujours toupee tour tourisme tourist touristique tournage tournai
tournament tournant tourne tournee tournent tourniquet tournoi touro tous tousle tout toute toutefois tow toward towel town
townspeople toxic toxin toxiques toy toyota trabaja trabajaba trabajado trabajador trabajamos trabajan trabajando trabajar
trabaje trabajo trabalha trabalhado trabalhador trabalham trabalhamos trabalhando trabalhar trabalhava trabalhe trabalhei
trabalho trabalhou trace track tracos tract tractebel traction tractor tracy trade trademark tradicao tradicion tradicional
tradition traditional traditionalist traditionnel traditionnelle traditionnellement traducao traduccion traducido traduction
traduire traduit trae traelo traeme traen traera traere traerlo traerme traerte trafego traffic trafficked trafficking trafic
traficante trafico traga tragam tragedia tragedy tragic tragically tragico tragique trago traia traicao traicion traicionado
traiciono traido traidor traiga traigan traigo trail train traindo trainee trair trait traitance traitants traite traitement
traitent traitor traitorous traiu traje trajeron trajet trajimos trajiste trajo tramando tramp trampa trample trampoline trancada
trancado trancar trance tranche tranquil tranquila tranquilest tranquilidad tranquility tranquilizate tranquilize tranquille
tranquillise tranquillity tranquilo transa transact transaction transando transar transatlantic transcend transcontinental
transcribe transcript transcription transfer transferable transferencia transferido transferir transfert transform transforma
transformar transformation transforme transformee transformou transfusion transgress transgression transient transistor transit
transition transitional transitive transito transitory translate translation translator transliteration translucent transmet
transmettre transmis transmision transmisor transmissao transmission transmit transou transparence transparency transparent
transparente transpire transplant transplante transport transportable transportation transporte transporteurs transpose
transverse trap trapdoor trapeze trapezoid trara trarei tras traseira traseiro trasera trasero trash trashcan trashier trashiest
trashy trata trataba tratado tratamento tratamiento tratamos tratan tratando tratar tratare trataron trate traten trato tratou
trauma traumatic traumatise traumatize travail travaillait travaillant travaille travaillent travailleur travaillons travaux
travel travers traverse traversee traves travesseiro travesty travis trawl tray traz trazem trazendo trazido treacherous
treachery treacle tread treadmill treadstone treason treasure treasury treat treatise treatment treaty treble trece tree treinado
treinador treinamento treinando treinar treino treinta treize trek trellis trem tremble tremenda tremendo tremendous tremor tren
trench trend trendier trendiest trendy trentaine trente trepidation tres tresor tresorerie trespass trestle trevas trevor tri
trial triangle triangular tribal tribe tribo tribu tribulation tribunal tribunaux tributary tribute trick trickery trickier
trickiest trickle trickster tricky tricycle trifle trigger trigonometry trilha trilhos trill trillion trilogy trim trimester
trimestre trimestriel trimmest trinity trinket trinta trio triomphe trip tripe triple triplet triplicate tripod tripos tripulacao
tripulacion triste tristeza trite tritest triumph triumphant triunfo trivia trivial triviality troca trocando trocar troco trocou
trod trodden trofeu trois troll trolley trombone trompe tronco trono troop trop tropa trophy tropical trot trou trouble
troublemaker troublesome trough trounce troupe trout trouvaient trouvait trouvant trouve trouvee trouvent trouvera trouverez
trouveront trouvons trouxe trouxemos trouxeram trowel troy troya trozo truancy truant truc truce truck truco trudge true truest
truffe truffle truism truly truman trump trumpet truncate truncation trunk truque trust trustee trustful trustier trustiest
trustworthier trustworthiest trustworthy trusty truth truthful try tryout tsar tte tu tua tub tuba tubarao tubaroes tube
tuberculosis tubize tubo tubular tuck tudo tue tuer tuft tug tuition tulip tumba tumble tummy tumor tumour tumulo tumult
tumultuous tuna tundra tune tuneful tuneis tunel tunic tunnel turban turbine turbo turbodiesel turbulence turbulent tureen turf
turgid turistas turkey turma turmoil turn turnaround turne turnip turno turnout turnover turnpike turnstile turntable turpentine
turquie turquoise turret turtle turtleneck tus tusk tussle tutelle tutor tutorial tuve tuviera tuvieramos tuvieran tuvieron
tuvimos tuviste tuvo tuxedo tuya tuyaux tuyo tv tva tvi twang tweak twee tweet tweezers twelfth twelve twentieth twenty twice
twiddle twig twilight twin twine twinge twinkle twirl twist twitch twitter two tycoon tying tyler type typeface typescript
typeset typewriter typhoid typhoon typhus typical typify typique typiquement typist typographic typographical tyrannical
tyrannise tyrannize tyranny tyrant tyre uau ubicacion ubiquitous ucb ucl ud uds ue uem ugh uglier ugliest ugliness ugly uh uisque
ulb ulcer ulterieure ulterieurement ulterior ultima ultimamente ultimate ultimatum ultime ultimo ultra ultrasonic ultraviolet um
uma umbrella umpire umpteen un una unable unacceptable unacceptably unaccepted unaccountable unaccountably unadulterated
unaffected unaltered unambiguous unanimite unanimity unanimous unanswerable unanswered unarmed unassigned unassuming unattached
unattainable unattended unattractive unauthorised unauthorized unavailable unavoidable unaware unbalanced unbearable unbearably
unbeatable unbecoming unbelievable unbelievably unbeliever unbiased unblock unborn unbreakable unbroken unburden uncannier
uncanniest uncanny unceasing uncertain uncertainty unchallenged unchanged uncharitable unchristian uncle unclean uncleanest
unclear uncomfortable uncomfortably uncommon uncommonest uncompromising unconcerned unconditional unconfirmed unconnected
unconscious unconstitutional uncontrollable uncontrolled uncontroversial unconventional unconvinced unconvincing uncountable
uncouth uncover uncultured uncut undamaged undaunted undecidable undecided undefined undemocratic undeniable undeniably under
underbrush undercover undercurrent undercut underdog underestimate underflow underfoot undergarment undergo undergone
undergraduate underground undergrowth underhanded underlain underlay underlie underline underlying undermine underneath
undernourished underpants underpass underprivileged underrate underscore undershirt underside understand understandable
understandably understate understatement understood understudy undertake undertaken undertone undertook undertow underwater
underwear underweight underwent underworld underwrite underwritten underwrote undeserved undesirable undetected undeveloped undid
undisturbed undo undocumented undone undoubted undress undue unduly undying une unearth uneasier uneasiest uneasily uneasiness
uneasy uneconomic uneconomical uneducated unemployable unemployed unemployment unenlightened unequal unequivocal unerring
unethical uneven uneventful unexpected unexplained unfailing unfair unfairest unfaithful unfamiliar unfasten unfavorable
unfavourable unfeasible unfeeling unfilled unfinished unfit unfold unforeseen unforgettable unforgivable unfortunate unfounded
unfriendlier unfriendliest unfriendly unfunny unfurl ungainlier ungainliest ungainly ungodlier ungodliest ungodly ungrammatical
ungrateful unhappier unhappiest unhappily unhappiness unhappy unhas unhealthier unhealthiest unhealthy unheard unhelpful unhook
uni uniao unica unico unicorn unicycle unidad unidade unidentified unido unification uniform uniforme uniformity unify unilateral
unilever unimaginative unimportant unimpressed uninformative uninformed uninhibited uninitiated uninspired uninspiring
unintelligent unintelligible unintended unintentional uninterested uninteresting union unionise unionize unique uniquement
uniquest unir unirse unison unit unite unity univers universal universe universel universelle universidad universidade
universitaire universite university universo unix unjust unjustifiable unjustified unkempt unkind unkindest unkindlier
unkindliest unknown unlabeled unlabelled unlawful unleash unless unlike unlikelier unlikeliest unlimited unload unlock unluckier
unluckiest unlucky unman unmarked unmarried unmask unmistakable unmistakably unmitigated unmodified unmoved unnamed unnatural
unnecessarily unnecessary unnerve unnoticed uno unobtainable unoccupied unofficial unoriginal unorthodox unpack unpaid
unparalleled unpick unpleasant unpopular unpopularity unprecedented unpredictable unprepared unprincipled unprintable
unprivileged unprotected unproven unprovoked unpublished unqualified unquestionable unquestionably unravel unread unreadable
unreal unrealistic unreasonable unreasonably unrecognised unrecognized unrelated unrelenting unreliability unreliable
unremarkable unrepeatable unrepresentative unreservedly unresolved unrest unrestricted unrivaled unrivalled unruffled unrulier
unruliest unruly uns unsafe unsafest unsaid unsanitary unsatisfactory unsatisfied unsavory unsavoury unsay unscathed unscheduled
unscientific unscrew unscrupulous unseasonable unseat unseemlier unseemliest unseemly unseen unset unsettle unsightlier
unsightliest unsightly unsigned unskilled unsolicited unsolved unsophisticated unsound unsoundest unspeakable unspecified
unstable unstructured unstuck unsubstantiated unsuccessful unsuitable unsuited unsung unsupportable unsupported unsure
unsuspecting untangle untenable unthinkable untidier untidiest untidy untie until untiring unto untold untouched untrained untrue
untruest untrustworthy untying unusable unused unusual unveil unwanted unwarranted unwary unwashed unwelcome unwell unwieldier
unwieldiest unwieldy unwilling unwind unwise unwisest unwittingly unworkable unworthy unwound unwrap unwritten up upbeat
upbringing update upend upgrade upheaval upheld uphill uphold upholster upholstery upkeep uplift upload upon uppermost upright
uprising uproar uproot ups upset upshot upside upstairs upstanding upstart upstream uptake uptight uptown upturn upward uranium
urbain urbaine urban urbane urbanest urchin urge urgence urgencias urgency urgent urgente urina urinate urine urn urso us usa
usaba usable usada usado usage usagers usam usamos usan usando usar usaram usare usaremos usaria usarla usarlo usaste usava usd
use used useful usei useless usen user usher usine using usinor uso usou usr usted usual usualmente usurp utensil uteri uterus
util utile utilisant utilisateur utilisation utilise utilisee utilisent utilitaires utilitarian utilitarianism utilite utility
utiliza utilizar utilization utilize utmost utter utterance uu va vaca vacaciones vacances vacancy vacant vacate vacation vaccin
vaccinate vaccination vaccine vache vacia vacillate vacina vacio vacuous vacuum vader vadia vaga vagabond vagabunda vagabundo
vagary vagina vaginae vaginal vago vagon vagrant vague vaguest vai vain vainest vainqueur val valable valait vale valem valen
valent valente valentin valentine valerie valet valeu valeur valiant valid validate validation validite validity valiente valioso
valise valle vallee valley valoir valor valorisation valoriser valour valu valuable value valueless valve vamonos vamos vampire
vampiro van vandal vandalise vandalism vandalize vande vanden vane vanessa vanguard vanilla vanille vanish vanity vano vanquish
vantagem vao vapeur vapor vaporise vaporize vapour vaquero vara varanda variable variance variant varias variation varie varient
variete variety varios various varnish varon varsity varsovie vary vas vase vaso vast vaste vastest vat vaticano vaudra vaughn
vault vaut vaya vayamos vayan vayanse vayase vazamento vazia vazio vc vd ve vea veado veal veamos vean veau veces vecindario
vecino vector vecu vedette veem veer vegas vegetable vegetarian vegetarianism vegetation vehement vehicle vehicule vehiculo veia
veiculo veil veille vein veine veinte veio veja vejam vejamos vejo vela velde velha velho velma velo velocidad velocidade
velocity velour veloz velvet velvety vem vemos ven venait venant venas vence vencedor venceu vencido vend venda vendant vende
vendedor vendem venden vendendo vendent vendeu vendeur vendi vendido vendiendo vendio vendo vendor vendra vendran vendre vendredi
vendria vendu vendue veneer veneno venerable venerate veneration veneza venga vengan venganza vengeance vengeful vengo venha
venham venho venia venian venid venido venimos venir venise venison venom venomous vent venta ventaja ventana vente ventilate
ventilation ventilator vento ventre ventricle ventriloquist venture venu venue veo ver vera veracity veran veranda verano verao
verb verbaet verbal verbatim verbiage verbose verbosity verdad verdade verdadeira verdadeiramente verdadeiro verdadera
verdaderamente verdadero verde verdict verdure vere veredicto verei verem veremos verge vergonha vergonzoso verguenza veria
verier veriest verificando verificar verification verifier verifique verifiquei verify veritable veritablement verite verla verle
verlo verme vermelha vermelho vermeulen vermin vernacular verne vernis vernos veronica veronique verra verre verront versao
versatile versatility verse versee versement version versus vert verte vertebra vertebrae vertebrate vertical verticale vertices
vertigo vertu verve verviers very ves vespera vessel vest veste vestibule vestibulo vestida vestido vestige vestigios vestindo
vestir vestment vestuario vet vete veteran veterinarian veterinary veto veulent veut veux vex vexation vez vi via viability
viable viaduct viagem viagens viaja viajando viajar viaje viajou vial viande vibrant vibrate vibration vic vicar vicarious vice
vicepresidente viciada viciado vicinity vicio vicious vicky victim victima victime victimise victimize victoire victor victoria
victorious victory vida vide video videotape vidrio vidro vie vied vieille vieillissement vieja viejo viemos viena viendo viendra
viendront viene vienen vienne viennent vient viento vientre vier viera vieram vierge viernes vieron viesse vietna vietnam vieux
view viewpoint vif vigia vigiando vigiar vigil vigila vigilance vigilancia vigilando vigilant vigilante vigilar vignes vignoble
vigor vigorous vigour vigoureuse vigueur viki viktor vila vilao vile vilest vilify villa village villain villainous villainy
ville vilvorde vim vimos vin vinaigre vinaigrette vince vincent vinck vinda vindicate vindictive vindo vine vinegar vineyard
vinganca vingar vingt vingtaine vinha vinho viniendo viniera vinieron vinimos viniste vino vintage vinte vinyl vio viola violacao
violacion violao violate violation violence violencia violent violenta violento violet violin violino viper vir vira virage viral
viram virando virao virar vire virei virem virgem virgen virgin virginia virginity viria virile virility virou virtual virtue
virtuel virtuelle virtuoso virtuous virulent virus vis visa visage visant visao vise visent visibilite visibility visible
visiblement visibly vision visionary visit visita visitantes visitar visitation visite visiteur visitor visoes visor visse vista
vistazo viste visto visual visualise visualize visuel visuelle vit vitais vital vitality vitamin vitamine vite vitesse vitima
vitoria vitres vitrine vitriolic viu viuda viuva viva vivacious vivacity vivant vive vivem vivement vivemos viven vivendo vivent
vivera viveu vivi vivia vivian vivid vividest vivido viviendo viviente vivimos vivio vivir vivira vivisection vivo vivons vivre
vizinha vizinhanca vizinho vlaams vlaamse vlaanderen vld voa voando voar vocaa vocabulaire vocabulary vocal vocale vocalist
vocation vocational voce vociferous vodka vogue voice voici void voie voient voile voir voire vois voisin voisine voit voiture
voix vol volaille volando volant volante volar volatile volatilite volcanic volcano vole volet volition volkswagen volley
volleyball volo volontaire volontairement volonte volontiers volt volta voltado voltage voltam voltamos voltando voltar voltara
voltaram voltarao voltarei voltarem voltaremos voltaria voltarmos voltasse volte voltei voltem volto voltou volume volumen
voluminous voluntad voluntarily voluntario voluntary volunteer voluptuous volvamos volvemos volver volvera volveran volvere
volveremos volveria volverse volvi volvia volviendo volviera volvieron volvio volviste volvo vomit vomitar vomito von vont
vontade voo voodoo voor voou voracious vortex vos vosotros vossa vosso votacao votar vote voto votre vou vouch voudraient
voudrais voudrait voulaient voulais voulait voulez vouloir voulons voulu vovo vow vowel voy voyage voyageur voyait voyant voyez
voyons voz vrai vraie vraiment vraisemblablement vtm vu vue vuela vuelo vuelta vuelto vuelva vuelvan vuelve vuelven vuelvo
vuestra vuestro vulgar vulgarest vulgarity vulnerability vulnerable vulneravel vulture vvpr vw vying wad waddle wade wafer waffle
waft wag wage wagon waif wail waist waistline wait waitress waive wake waken walibi walk walkout wall wallace wallet wallon
wallonie wallonne wallop wallow wallpaper wally walnut walrus walsh walt waltz wan wand wane wanna wannest want wanton war warble
ward warden wardrobe warehouse warfare warhead warier wariest warlike warm warmest warmth warn warp warpath warrant warranty
warren warrior wart wartime wary was wash washable washcloth washington washout washroom wasp wastage waste wastebasket wasteful
wasteland watch watchdog watchful watchman watchmen watchword water watercolor watercolour waterfall waterfront waterier
wateriest waterlogged waterloo watermark watermelon waterproof watershed watertight waterway waterworks watery wathelet watson
watt wave waveform wavelength wavier waviest wavre wavy wax waxier waxiest waxy way waylaid waylay wayne wayside wayward we weak
weaken weakest weakling wealth wealthier wealthiest wealthy wean weapon weaponry wear wearier weariest wearily weariness
wearisome weary weasel weather weave web wed wedge wedlock wee weed weedier weediest weedy week weekday weekend weep weer weest
weigh weight weightier weightiest weighty weird weirdest weirdo welcome weld welfare well wellington welt wendy went wept were
werewolf werewolves wes west westerly western westward wet wettest weyland whack whale wharf wharves what whatever whatsoever
wheat wheedle wheel wheelbarrow wheelchair wheeze when whence whenever where whereabouts whereas whereby wherein whereupon
wherever wherewithal whet whether whew which whichever whiff while whilst whim whimper whimsical whine whinny whip whir whirl
whirlpool whirlwind whirr whisk whiskey whisky whisper whistle white whiten whitest whitewash whitney whittle whiz whizz who whoa
whoever whole wholehearted wholesale wholesome wholly whom whoo whoop whopper whore whose why wick wickedest wicket wide widen
widespread widest widow width wield wife wig wiggle wigwam wild wildcat wildest wildfire wildlife wilful wilier wiliest will
willful william willie willow willpower willy wilson wilt wily wim win wince winch wind windfall windier windiest windmill window
windowpane windpipe windscreen windshield windy wine wing wingers wink winsome winsomest winston winter winterthur wintertime
wintrier wintriest wintry wipe wire wirier wiriest wiry wisdom wise wisecrack wisest wish wishbone wishful wisp wispier wispiest
wispy wist wistful wit witch witchcraft with withdraw withdrawal withdrawn withdrew withheld withhold within without withstand
withstood witkowska witless witticism wittier wittiest witty wive wiz wizard wizened wobble wobblier wobbliest wobbly woe wok
woke woken wolf wolves woman womanhood womankind womb wombat women won wonder wonderful wonderland wondrous wong wont woo wood
woodchuck wooden woodenest woodier woodiest woodland woodpecker woodsman woodsmen woodwind woodwork woody woof wool woolen
woollen woollier woolliest word wordier wordiest wordy wore work workable workbench workbook workforce workload workman
workmanship workmen workout workplace workshop workstation world worldlier worldliest worldwide worm wormhole worn worrisome
worry worse worsen worship worst worth worthier worthiest worthless worthwhile worthy wot would wound wove woven wow wrangle wrap
wrath wreak wreath wreathe wreck wreckage wren wrench wrest wrestle wretch wretchedest wriggle wright wring wrinkle wrist
wristwatch writ writable write writhe written wrong wrongdoer wrongdoing wrongest wrote wrought wrung wry wryest www wyatt xadrez
xavier xeikon xena xenophobia xerife xerox xeu xicara xixe xixi xvie xviie xviiie xxe xylophone ya yacht yak yam yang yank yap
yard yardas yardstick yarn yate yawn yeah year yearling yearn yeast yell yellow yellowest yelp yen yendo yes yesterday yet yeti
yeux yew yield yo yodel yoga yogourt yogurt yoke yokel yolk yonder york yorkais you young youngest youngster your yourself
yourselves youth youthful yowl yuck yuri yvan yves zach zack zangada zangado zanier zaniest zany zapato zar zaventem ze zeal
zealous zebra zelador zenith zero zest zeta zeus zigzag zillion zinc zincked zincking zip zod zodiac zoe zolder zombie zona zone
zoo zoological zoologico zoologist zoology zoom zorra zorro zucchini zumbi zurich
`;
