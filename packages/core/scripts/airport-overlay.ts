/**
 * Corrections and additions to the three packages, reviewed by hand and applied by `airports.ts`. An entry
 * for an airport that is not in the result stops the generator, so outdated entries are noticed.
 */

/** Lines of `key value`. */
function pairs(text: string): ReadonlyMap<string, string> {
  const lines = text.trim().split("\n");
  return new Map(
    lines.map((line) => {
      const at = line.trimStart().indexOf(" ");
      return [line.trimStart().slice(0, at), line.trimStart().slice(at + 1)];
    }),
  );
}

/** Codes separated by blanks. */
function codes(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/**
 * The airports that people usually mean when they type only a few letters, roughly by passengers a
 * year. Only the order matters, and only
 * between airports that match a term equally well.
 */
export const busiest = codes(`
  ATL DXB DFW HND LHR DEN IST ORD DEL CAN LAX PVG CDG AMS JFK PEK SIN ICN HKG MAD FRA CLT BKK
  LAS MCO SZX CGK BOM TFU MIA BCN SEA PHX KUL SFO EWR DOH MEX FCO JED MUC KMG SAW LGW PKX XIY
  IAH BOG HGH CKG SHA MNL BLR NRT BOS TPE MSP GRU SYD MEL RUH FLL DTW YYZ AYT LGA PHL SVO SGN
  CTU NKG PMI LIS STN ORY KIX ATH DUB CAI IAD SLC ADD VIE DCA BWI CUN MXP HYD MAN ZRH CJU DMK
  CPH SCL LIM OSL JNB FUK HAN MAA SAN GMP CSX KWI AUH CSH WUH CGO CCU TAO URC XMN HAK KHN YVR
  BNE TSN DLC SHE HRB SYX BRU ARN DUS BER WAW AGP BUD PRG HEL LIN BGY ALC HAM NCE LTN EDI OTP
  TLV CMN TPA BNA AUS MDW HNL PDX DAL RDU STL MSY HOU SMF SNA MCI SJC OAK SJU RSW CLE IND PIT
  CVG CMH SAT BSB CGH VCP CNF GIG SDU REC SSA FOR POA CWB FLN EZE AEP COR MDE CLO CTG UIO GYE
  PTY SJO SDQ PUJ MBJ NAS HAV SAL GUA TIJ GDL MTY CJS CTS OKA ITM NGO UKB RMQ KHH PUS CNX HKT
  USM CEB DPS SUB UPG KNO YIA DAD BWN BKI KCH PEN JHB CMB MLE DAC KTM KHI LHE ISB COK AMD PNQ
  GOI GOX LKO JAI TRV CCJ CJB NAG BBI GAU IXC ATQ PAT NMI DXN VNS IXB IDR SXR DWC SHJ MCT BAH
  DMM MED AHB BEY AMM IKA THR MHD SYZ EBL BGW BSR GYD TBS EVN ALA NQZ TAS KBP LED VKO DME AER
  SVX OVB KZN KUF ADB ESB ADA DLM BJV COV ECN HRG SSH ALG TUN RAK LPA TFS TFN ACE FUE IBZ VLC
  SVQ BIO SCQ OPO FAO FNC BHX BRS GLA NCL LPL LBA EMA BFS LCY SEN ABZ SNN ORK GVA BSL LYS MRS
  TLS BOD NTE BVA LIL SXB NAP VCE BLQ CTA PMO BRI CAG PSA TRN VRN CIA TSF KRK GDN KTW WMI WRO
  POZ STR CGN HAJ NUE LEJ FMM FKB NRN HHN CRL EIN RTM LUX GOT BGO TRD SVG TRF NYO MMX BLL KEF
  RIX TLL VNO SOF VAR BOJ CLJ IAS TSR BEG ZAG SPU DBV LJU SKP PRN TIA SJJ TGD RMO SKG HER RHO
  CHQ CFU KGS JMK JTR LCA PFO MLA LOS ABV NBO MBA DAR ZNZ KGL EBB ACC ABJ DSS DKR CPT DUR HRE
  LUN MRU SEZ TNR RUN LAD NBJ FIH DLA KRT JIB MQP YUL YYC YEG YOW YWG YHZ YYJ YQB YTZ YHM YXE
  YQR YYT YLW YKF YXX YXU BUR ONT MKE ABQ JAX BDL ANC OMA BUF RIC CHS OGG KOA LIH RNO TUS BOI
  ORF SDF OKC TUL ELP PVD MEM GEG GRR ALB SYR ROC LIT DSM BHM MYR SRQ PBI PIE SFB PNS SAV GSP
  GSO TYS COS XNA ICT LGB PSP SBA FAT ISP SWF HPN ACY IAG PWM BTV MHT DAY CAK FAI ADL PER OOL
  CBR CNS DRW HBA WSI AVV AKL CHC WLG ZQN NAN PPT NOU GUM SPN MFM LHW KWE NNG TNA NGB FOC WNZ
  HET YNT CGQ TYN SJW INC XNN LXA ZUH HFE WUX SWA PNH KTI SAI VTE LPQ RGN MDL CXR PQC HPH VII
  CRK DVO ILO KLO SZB LGK CJJ TAE NLU SCV BZE SAP TGU XPL MGA LIR VVI LPB ASU MVD MDZ IGU BEL
  MAO CGB GYN VIX NAT MCZ JPA POS BGI ANU SXM AUA CUR GCM KIN PLS STT FDF PTP AZS POP STI CCS
  MAR BAQ SMR PEI CUZ AQP VTZ BHY NSI DRP LYI
`);

/**
 * Codes that are used on tickets and by people but do not (only) belong to one airport: IATA's
 * metropolitan areas,
 * and recently replaced codes. The name finds the airports like their own city does: 'new york' finds EWR.
 */
export const areas = pairs(`
  ANK Ankara: ESB ANK
  BAK Baku: GYD ZXT
  BFS Belfast: BFS BHD
  BHZ Belo Horizonte: CNF PLU
  BJS Beijing: PEK PKX
  BKK Bangkok: BKK DMK
  BRU Brussels: BRU CRL
  BUE Buenos Aires: EZE AEP
  BUH Bucharest: OTP BBU
  CAS Casablanca: CMN
  CHI Chicago: ORD MDW RFD
  DFW Dallas: DFW DAL
  DKR Dakar: DSS DKR
  DTT Detroit: DTW
  DUS Düsseldorf: DUS NRN
  DXB Dubai: DXB DWC
  EAP Basel: BSL
  FRA Frankfurt: FRA HHN
  FRU Bishkek: BSZ
  GLA Glasgow: GLA PIK
  HOU Houston: IAH HOU
  IEV Kyiv: KBP IEV
  IST Istanbul: IST SAW
  JKT Jakarta: CGK HLP
  JNB Johannesburg: JNB HLA
  JOG Yogyakarta: YIA JOG
  KIV Chișinău: RMO
  KUL Kuala Lumpur: KUL SZB
  KVD Ganja: GNJ
  LON London: LHR LGW STN LTN LCY SEN
  MEL Melbourne: MEL AVV
  MEX Mexico City: MEX NLU TLC
  MIL Milan: MXP LIN BGY
  MKC Kansas City: MCI
  MLH Mulhouse: BSL
  MOW Moscow: SVO DME VKO ZIA
  NBO Nairobi: NBO WIL
  NGO Nagoya: NGO NKM
  NYC New York: JFK EWR LGA SWF HPN ISP
  ORL Orlando: MCO SFB
  OSA Osaka: KIX ITM UKB
  OSL Oslo: OSL TRF
  PAR Paris: CDG ORY BVA
  QLA Los Angeles: LAX SNA BUR ONT LGB
  QMI Miami: MIA FLL PBI
  QSF San Francisco: SFO OAK SJC
  REK Reykjavik: KEF RKV
  RIO Rio de Janeiro: GIG SDU
  ROM Rome: FCO CIA
  SAO São Paulo: GRU CGH VCP
  SEL Seoul: ICN GMP
  SHA Shanghai: PVG SHA
  SLU Saint Lucia: UVF SLU
  SPK Sapporo: CTS OKD
  SRZ Santa Cruz: VVI
  STO Stockholm: ARN BMA NYO VST
  SYD Sydney: SYD WSI
  TCI Tenerife: TFS TFN
  THR Tehran: IKA THR
  TPE Taipei: TPE TSA
  TSE Astana: NQZ
  TYO Tokyo: HND NRT
  VCE Venice: VCE TSF
  WAS Washington: IAD DCA BWI
  YEA Edmonton: YEG
  YMQ Montréal: YUL YHU YMX
  YTO Toronto: YYZ YTZ YHM
`);

/** The city that people fly to, if the sources name the suburb, the province or a wrong town. */
export const cities = pairs(`
  ACE Lanzarote
  ADA Adana
  AHA Ambikapur
  AKS Auki
  ANU St. John's
  ASU Asunción
  AUL Aur
  BAS Balalae
  BCV Belmopan
  BDJ Banjarmasin
  BDL Hartford
  BGY Bergamo
  BLB Panama City
  BMU Bima
  BMW Bordj Badji Mokhtar
  BQB Busselton
  BRU Brussels
  BSL Basel
  BSZ Bishkek
  BTV Burlington
  BUT Jakar
  BVA Beauvais
  CEB Cebu
  CFU Corfu
  CGN Cologne
  CJU Jeju
  COV Adana
  CRK Angeles
  CXH Vancouver
  CXR Nha Trang
  CZM Cozumel
  DFW Dallas
  DMM Dammam
  DUR Durban
  DWC Dubai
  DXN Noida
  EAX Paramaribo
  EBL Erbil
  ECN Nicosia
  ESC Escanaba
  ESM Esmeraldas
  FLR Florence
  FUE Fuerteventura
  GCM George Town
  GDL Guadalajara
  GHV Brașov
  GIG Rio de Janeiro
  GLA Glasgow
  GNJ Ganja
  GKA Goroka
  GOA Genoa
  GOI Goa
  GOX Goa
  HDN Steamboat Springs
  HDO Ghaziabad
  HKG Hong Kong
  HSR Rajkot
  IAD Washington
  ILO Iloilo
  ISB Islamabad
  ISL Istanbul
  IST Istanbul
  IWD Ironwood
  JED Jeddah
  JTR Santorini
  KBP Kyiv
  KEF Reykjavik
  KOE Kupang
  KOS Sihanoukville
  KSO Kastoria
  KTI Phnom Penh
  KUL Kuala Lumpur
  KZR Kütahya
  LBJ Labuan Bajo
  LDH Lord Howe Island
  LEC Lençóis
  LEU La Seu d'Urgell
  LHL Lachin
  LOP Lombok
  LPA Las Palmas
  LSW Lhokseumawe
  LTT Saint-Tropez
  LXA Lhasa
  MBL Manistee
  MEX Mexico City
  MFM Macau
  MNY Mono
  MOF Maumere
  MRA Misrata
  MRU Port Louis
  MTP Montauk
  MTY Monterrey
  MVD Montevideo
  MVY Martha's Vineyard
  MWA Marion
  NAP Naples
  NBJ Luanda
  NGO Nagoya
  NLU Mexico City
  NMI Mumbai
  NQZ Astana
  NRT Tokyo
  PAS Paros
  PGK Pangkal Pinang
  PIE St. Petersburg
  PIK Glasgow
  PKN Pangkalan Bun
  PQC Phu Quoc
  PRN Pristina
  PTY Panama City
  PVD Providence
  RHT Alxa Right Banner
  RIH Río Hato
  RKD Rockland
  RKV Reykjavik
  RPR Raipur
  RSI Red Sea
  RUN Saint-Denis
  SAB Saba
  SAI Siem Reap
  SAW Istanbul
  SCU Santiago de Cuba
  SID Sal
  SPN Saipan
  SVC Silver City
  SVQ Seville
  SXM Philipsburg
  THD Thanh Hoa
  TJQ Tanjung Pandan
  TLA Teller
  TPE Taipei
  TQO Tulum
  TRN Turin
  TYS Knoxville
  UPG Makassar
  USM Koh Samui
  VCL Chu Lai
  VIZ Visakhapatnam
  VQS Vieques
  VRN Verona
  WIL Nairobi
  WSI Sydney
  XIY Xi'an
  XNN Xining
  XPL Comayagua
  YIA Yogyakarta
  YLK Barrie
  YQB Quebec City
  YSQ Songyuan
  ZQN Queenstown
  ZTH Zakynthos
`);

/** Other names of the city, or of the place people say they fly to. They count like the city itself. */
export const aliases = pairs(`
  ACE Arrecife
  AGP Costa del Sol
  ALA Alma-Ata
  ANU Antigua
  ATH Athina
  BEG Beograd
  BGI Barbados
  BLR Bengaluru
  BOM Bombay
  BRC Baroda
  BRU Bruxelles, Brussel
  BSL Bâle, Freiburg
  CAN Canton
  CCJ Kozhikode
  CCU Calcutta
  CEB Mactan
  CFU Kerkyra
  CGN Köln, Bonn
  CHQ Crete
  COK Cochin
  COV Mersin, Tarsus
  CPH København, Malmö
  CRK Clark
  CUR Curaçao
  CXR Cam Ranh
  DAC Dacca
  DEL Delhi
  DFW Fort Worth
  DPS Bali
  DWC Jebel Ali
  DXN Delhi, Greater Noida, Jewar
  EBL Arbil
  EIS Tortola
  FAO Algarve
  FCO Roma
  FLR Firenze
  FNC Madeira
  GCM Grand Cayman
  GOA Genova
  GOI Vasco da Gama, Dabolim
  GOT Göteborg
  GOX Mopa
  GUM Guam
  GVA Genève
  HAJ Hanover
  HAV La Habana
  HDO Delhi
  HER Crete, Iraklion
  HNL Oahu, Waikiki
  HSR Hirasar
  IEV Kiev
  IXB Bagdogra, Darjeeling
  IXE Mangaluru
  JED Mecca, Jiddah
  JTR Thira
  KBP Kiev
  KGS Kos
  KOA Kona, Big Island
  KRK Cracow
  LBJ Komodo, Flores
  LED Saint Petersburg
  LEU Andorra
  LGW Crawley
  LIH Kauai
  LIS Lisboa
  LOP Mataram
  LPA Gran Canaria
  MAA Madras
  MAH Menorca, Minorca
  MCO Disney World
  MED Madinah
  MJI Tripoli
  MLA Malta
  MLE Maldives
  MRU Mauritius
  MSP Saint Paul
  MUC München
  NAN Fiji
  NAP Napoli
  NBE Hammamet
  NGO Tokoname
  NMI Navi Mumbai, Bombay
  NQZ Nur-Sultan
  NUE Nuremberg
  ODS Odessa
  OGG Maui
  OPO Oporto
  OTP București
  PDL Azores
  PEK Peking
  PIE Clearwater
  PKX Peking
  PMI Mallorca, Majorca
  PNQ Poona
  POS Trinidad
  PPT Tahiti
  PRG Praha
  PTY Tocumen
  PUS Pusan
  PVG Pudong
  RAK Marrakech
  RGN Rangoon
  RHO Rhodos
  RMO Kishinev
  RUN Réunion
  SEZ Seychelles
  SGN Saigon
  SJD Los Cabos, Cabo San Lucas
  SKG Salonica
  SNA Orange County
  STT Saint Thomas
  STX Saint Croix
  SVQ Sevilla
  SWA Shantou
  SXM Sint Maarten, St. Maarten
  SYX Hainan
  TNG Tanger
  TRN Torino
  TRV Trivandrum
  USM Samui
  VCE Venezia
  VIE Wien
  VNS Benares, Banaras
  VTZ Vizag
  WAW Warszawa
  XPL Tegucigalpa
  YKF Waterloo
  ZNZ Unguja
  ZQN Wanaka
  ZRH Zuerich
  ZTH Zante
`);

/**
 * Replacements for names that are outdated, in a different language from the rest, or too different
 * from the common name.
 */
export const names = pairs(`
  BSZ Manas International Airport
  CDG Paris Charles de Gaulle Airport
  DSS Blaise Diagne International Airport
  GNJ Ganja International Airport
  GOI Goa Dabolim Airport
  GOX Manohar International Airport
  HSR Rajkot International Airport
  IST Istanbul Airport
  KTI Techo International Airport
  LIS Lisbon Humberto Delgado Airport
  MEX Benito Juárez International Airport
  MXP Milan Malpensa Airport
  WSI Western Sydney International Airport
  YUL Montréal–Trudeau International Airport
  YYZ Toronto Pearson International Airport
`);

/** Countries where people add the state to the city: 'london ontario'. */
export const federal = codes("AU BR CA GB IN MX US");

/**
 * Positions (latitude, longitude in degrees) of codes that moved to another airport, and
 * corrections of wrong positions.
 */
export const positions = pairs(`
  BLP -7.0606 -76.5822
  CCV -16.2650 167.9240
  CWS 48.4901 -122.8321
  KCA 41.7181 82.9869
  KRC -2.0911 101.4628
  KTI 11.3629 104.9166
  LGL 3.4210 115.1540
  LKB -18.1992 -178.8170
  LRS 37.1849 26.8003
  NTT -15.9773 -173.7910
  PTZ -1.5052 -78.0627
  RAM -12.3564 134.8980
  RUS -9.8617 160.8250
  RVV -23.8852 -147.6620
  SCZ -10.7203 165.7950
  SKH 28.5860 81.6360
  XMY -9.9011 142.7760
  YAX 53.8492 -89.5794
  ZPC -39.2928 -71.9159
`);

/** Time zones that contradict the position. */
export const zones = pairs(`
  Africa/Algiers QLD
  Africa/Kinshasa BMB NKL
  Africa/Lubumbashi KIL LZA
  America/Boise REO
  America/Cancun ISJ PCM
  America/Chicago CEW RNZ
  America/Chihuahua CUU
  America/Dawson_Creek TUX YNH
  America/Denver MVM PHP TBC
  America/Eirunepe ERN TBT
  America/Goose_Bay YDE
  America/Los_Angeles PSC
  America/Mazatlan AJS PCV
  America/New_York FTK GCY OCE
  America/Punta_Arenas BBA CCH GXQ LGR PNT PUQ SMB WPA WPR WPU
  America/Santarem ALT JCR MTE OBI ORX STM TMT
  America/Sao_Paulo QPS
  America/Winnipeg YBS ZRJ
  Asia/Bangkok KKM
  Asia/Barnaul BAX RGK
  Asia/Hovd HBU HVD ULG ULO
  Asia/Jakarta MLG
  Asia/Jayapura SQN
  Asia/Khandyga KDY
  Asia/Makassar LUW MJU MNA MXB PSJ RAQ SQR TJG
  Asia/Pontianak NPO PSU SQG TBM
  Asia/Sakhalin DEE EKS NGK OHH ZZO
  Asia/Tehran QMJ
  Asia/Tomsk SWT TOF
  Asia/Yakutsk SUK ULK
  Asia/Yekaterinburg OVS
  Australia/Adelaide AMT
  Australia/Brisbane DXD GVP SRM
  Australia/Darwin GBL WLL
  Australia/Hobart BWT
  Australia/Perth ZVG
  Australia/Sydney CUG EVH QRM QRR
  Pacific/Bougainville BOQ DOS IIS IUS KAF KIE KTK KWV KXR LHP MVI OTY RAW SBV TOK TON UBI WKN
  Pacific/Galapagos IBB
  Pacific/Tahiti NIU RKA RMT
`);

/** Opened, or about to open, after the sources were written. */
export const scheduled = codes("DXN HSR KTI LHL NBJ WSI");

/** Lost their scheduled flights to a successor: PNH to KTI, REP to SAI, ADA to COV. */
export const unscheduled = codes("ADA PNH REP");

/**
 * Kept although a rule of the generator excludes their kind: heliports and seaplane bases with a
 * real timetable, airports
 * that the source marks closed before they opened, Q codes that are airports.
 */
export const kept = codes(
  "AGM CTP JCH JCU JJU JNN JNS LBP LHL MCM OBY OLG OSJ PPV PZE QAQ QGY QUB SPB UMD WSI ZFB ZMD",
);

/**
 * Excluded although no rule matches: cities listed as airports, closed airports, or airports on the
 * wrong continent.
 */
export const dropped = codes(
  "ALY BAK BAW BKA DLR EDG GMC HAX HVM KVU KWD MDA NKO NXX OEA PAR SYL YED YFT YLO YOY ZHH",
);
