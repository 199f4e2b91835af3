/**
 * A believable registry for a first look: made-up people on real routes, dates relative to today. It goes through the
 * same verb as a person's own posting.
 */
import { createHash } from "node:crypto";
import { today } from "@flightaides/core/airport";
import { Itinerary } from "@flightaides/core/itinerary";
import { addDays } from "@flightaides/core/itinerary/calendar";
import type { Leg, Type } from "@flightaides/core/itinerary/contract";
import type { Demo } from "./demo";

type Trip = {
  type: Type;
  name: string;
  phoneNumber: string;
  /** Hours ago. */
  posted: number;
  /** `EK-241 DXB-YYZ +14`: flight (`-` for none yet), route, days from today; several legs by comma. */
  legs: string;
  note?: string;
};

/** A search for EK-241 DXB-YYZ two weeks from today, either way, finds all four kinds of match among these. */
const trips: Trip[] = [
  {
    type: "flightaid",
    name: "Farah Siddiqui",
    phoneNumber: "+14165550134",
    posted: 5,
    legs: "EK-241 DXB-YYZ +14",
    note: "I fly this every other month and know both airports well. Happy to sit close by.",
  },
  {
    type: "flightaid",
    name: "Daniel Okafor",
    phoneNumber: "+16475550177",
    posted: 30,
    legs: "EK-241 DXB-YYZ +14",
    note: "Travelling light, can carry a bag.",
  },
  {
    type: "traveler",
    name: "Meera Krishnan",
    phoneNumber: "+14165550143",
    posted: 9,
    legs: "EK-500 BOM-DXB +13, EK-241 DXB-YYZ +14",
    note: "My mother, 71, changes planes in Dubai for the first time. She speaks Hindi and some English.",
  },
  {
    type: "traveler",
    name: "Omar Haddad",
    phoneNumber: "+971501234567",
    posted: 52,
    legs: "EK-241 DXB-YYZ +14",
    note: "My nephew is 15 and travels alone.",
  },
  {
    type: "flightaid",
    name: "Grace Mensah",
    phoneNumber: "+14375550112",
    posted: 20,
    legs: "EY-141 DXB-YYZ +14",
  },
  {
    type: "traveler",
    name: "Yusuf Rahman",
    phoneNumber: "+971551234567",
    posted: 41,
    legs: "- DXB-YYZ +14",
    note: "My father uses a cane and is slow at security.",
  },
  {
    type: "flightaid",
    name: "Claire Bouchard",
    phoneNumber: "+15145550186",
    posted: 3,
    legs: "EK-241 DXB-YYZ +16",
    note: "French and English.",
  },
  {
    type: "flightaid",
    name: "Ravi Nair",
    phoneNumber: "+16475550121",
    posted: 66,
    legs: "EK-241 DXB-YYZ +13",
  },
  {
    type: "traveler",
    name: "Anita Desai",
    phoneNumber: "+919820012345",
    posted: 14,
    legs: "EK-241 DXB-YYZ +17",
  },
  {
    type: "flightaid",
    name: "Hassan Al Amiri",
    phoneNumber: "+971529876543",
    posted: 27,
    legs: "- SHJ-YYZ +14",
    note: "Arriving in Toronto in the afternoon.",
  },
  {
    type: "flightaid",
    name: "Lucy Campbell",
    phoneNumber: "+14165550162",
    posted: 73,
    legs: "- DWC-YHM +14",
  },
  {
    type: "traveler",
    name: "Noor Aziz",
    phoneNumber: "+971567654321",
    posted: 33,
    legs: "- DXB-YTZ +14",
    note: "Two children, 12 and 14.",
  },

  {
    type: "flightaid",
    name: "Priya Raman",
    phoneNumber: "+14165550119",
    posted: 2,
    legs: "EK-242 YYZ-DXB +10, EK-500 DXB-BOM +11",
    note: "Nurse, flying home for a wedding.",
  },
  {
    type: "traveler",
    name: "Samuel Green",
    phoneNumber: "+14165550125",
    posted: 7,
    legs: "EK-242 YYZ-DXB +10",
    note: "Grandmother, 80, in good health but hard of hearing.",
  },
  {
    type: "flightaid",
    name: "Zainab Malik",
    phoneNumber: "+16475550198",
    posted: 18,
    legs: "EK-242 YYZ-DXB +12, EK-612 DXB-ISB +13",
  },
  {
    type: "traveler",
    name: "Kabir Anand",
    phoneNumber: "+14165550150",
    posted: 24,
    legs: "EK-242 YYZ-DXB +12, EK-504 DXB-BOM +13",
  },

  {
    type: "traveler",
    name: "Sunita Patel",
    phoneNumber: "+14165550171",
    posted: 1,
    legs: "AI-188 YYZ-DEL +9",
    note: "My parents speak Gujarati and do not read English signs.",
  },
  {
    type: "flightaid",
    name: "Arjun Mehta",
    phoneNumber: "+16475550133",
    posted: 11,
    legs: "AI-188 YYZ-DEL +9",
  },
  {
    type: "flightaid",
    name: "Karen Whitfield",
    phoneNumber: "+19055550147",
    posted: 39,
    legs: "AC-42 YYZ-DEL +10",
  },
  {
    type: "traveler",
    name: "Harpreet Gill",
    phoneNumber: "+16045550161",
    posted: 16,
    legs: "AI-186 YVR-DEL +21",
    note: "Dadi ji, 76, wheelchair booked to the gate.",
  },
  {
    type: "flightaid",
    name: "Jasleen Dhaliwal",
    phoneNumber: "+17785550139",
    posted: 44,
    legs: "AI-186 YVR-DEL +21",
  },
  {
    type: "traveler",
    name: "Fatima Diallo",
    phoneNumber: "+15145550122",
    posted: 21,
    legs: "AF-345 YUL-CDG +6, AF-718 CDG-DSS +7",
    note: "Long connection in Paris, terminal 2E to 2F.",
  },
  {
    type: "flightaid",
    name: "Étienne Gagnon",
    phoneNumber: "+15145550158",
    posted: 12,
    legs: "AF-345 YUL-CDG +6",
  },
  {
    type: "flightaid",
    name: "Aminata Sow",
    phoneNumber: "+33612345678",
    posted: 60,
    legs: "AF-718 CDG-DSS +7",
  },
  {
    type: "traveler",
    name: "Wei Chen",
    phoneNumber: "+14165550114",
    posted: 13,
    legs: "AC-15 YYZ-HKG +18",
    note: "Mother-in-law, Cantonese only.",
  },
  {
    type: "flightaid",
    name: "Grace Lam",
    phoneNumber: "+16475550144",
    posted: 36,
    legs: "AC-15 YYZ-HKG +18",
  },
  {
    type: "flightaid",
    name: "Kenji Watanabe",
    phoneNumber: "+16045550127",
    posted: 48,
    legs: "AC-3 YVR-NRT +8",
  },
  {
    type: "traveler",
    name: "Hana Sato",
    phoneNumber: "+16045550128",
    posted: 29,
    legs: "NH-115 YVR-HND +8",
    note: "First flight in 30 years.",
  },
  {
    type: "traveler",
    name: "Maria Santos",
    phoneNumber: "+14165550181",
    posted: 8,
    legs: "PR-119 YYZ-MNL +25",
    note: "Lola is 83 and tires quickly.",
  },
  {
    type: "flightaid",
    name: "Jose Ramirez",
    phoneNumber: "+16475550190",
    posted: 19,
    legs: "PR-119 YYZ-MNL +25",
  },
  {
    type: "flightaid",
    name: "Olivia Bennett",
    phoneNumber: "+447400123456",
    posted: 4,
    legs: "BA-98 YYZ-LHR +5",
    note: "Window seat taken, aisle free beside me.",
  },
  {
    type: "traveler",
    name: "Thomas Fraser",
    phoneNumber: "+447400654321",
    posted: 23,
    legs: "BA-99 LHR-YYZ +20",
  },
  {
    type: "flightaid",
    name: "Imran Sheikh",
    phoneNumber: "+447911123456",
    posted: 57,
    legs: "BA-99 LHR-YYZ +20",
  },
  {
    type: "traveler",
    name: "Ngozi Eze",
    phoneNumber: "+447400111222",
    posted: 31,
    legs: "BA-75 LHR-LOS +15",
    note: "Uncle, recovering from surgery, no lifting.",
  },
  {
    type: "flightaid",
    name: "Tunde Bello",
    phoneNumber: "+447400333444",
    posted: 10,
    legs: "BA-75 LHR-LOS +15",
  },
  {
    type: "traveler",
    name: "Elena Petrova",
    phoneNumber: "+14165550193",
    posted: 26,
    legs: "LO-46 YYZ-WAW +11, LO-3905 WAW-KRK +12",
  },
  {
    type: "flightaid",
    name: "Piotr Nowak",
    phoneNumber: "+48512345678",
    posted: 37,
    legs: "LO-46 YYZ-WAW +11",
  },
  {
    type: "flightaid",
    name: "Sofia Rossi",
    phoneNumber: "+393123456789",
    posted: 15,
    legs: "AC-890 YYZ-FCO +19",
  },
  {
    type: "traveler",
    name: "Luca Ferri",
    phoneNumber: "+14165550107",
    posted: 46,
    legs: "AC-890 YYZ-FCO +19",
    note: "Nonna speaks Italian only.",
  },
  {
    type: "traveler",
    name: "Ahmed Mansour",
    phoneNumber: "+14165550131",
    posted: 17,
    legs: "MS-996 YYZ-CAI +22",
  },
  {
    type: "flightaid",
    name: "Layla Fouad",
    phoneNumber: "+201001234567",
    posted: 35,
    legs: "MS-996 YYZ-CAI +22",
  },
  {
    type: "flightaid",
    name: "Rosa Jimenez",
    phoneNumber: "+12125550142",
    posted: 6,
    legs: "AV-21 JFK-BOG +7",
  },
  {
    type: "traveler",
    name: "Carlos Vega",
    phoneNumber: "+12015550156",
    posted: 28,
    legs: "- EWR-BOG +7",
    note: "Abuela, 78, needs help with forms.",
  },
  {
    type: "traveler",
    name: "Thuy Nguyen",
    phoneNumber: "+14085550168",
    posted: 38,
    legs: "VN-99 SFO-SGN +13",
  },
  {
    type: "flightaid",
    name: "Minh Tran",
    phoneNumber: "+14085550169",
    posted: 22,
    legs: "VN-99 SFO-SGN +13",
  },
  {
    type: "flightaid",
    name: "Abebe Tesfaye",
    phoneNumber: "+14165550195",
    posted: 42,
    legs: "ET-553 YYZ-ADD +16",
  },
  {
    type: "traveler",
    name: "Ruth Bekele",
    phoneNumber: "+14165550196",
    posted: 25,
    legs: "ET-553 YYZ-ADD +16, ET-805 ADD-NBO +17",
  },
  {
    type: "traveler",
    name: "Dina Haddad",
    phoneNumber: "+15145550133",
    posted: 50,
    legs: "QR-764 YUL-DOH +24, QR-416 DOH-BEY +25",
  },
  {
    type: "flightaid",
    name: "Marc Tremblay",
    phoneNumber: "+15145550134",
    posted: 32,
    legs: "QR-764 YUL-DOH +24",
  },
  {
    type: "flightaid",
    name: "Nadia Khoury",
    phoneNumber: "+15145550135",
    posted: 70,
    legs: "TK-18 YYZ-IST +0",
    note: "Leaving today.",
  },
];

/** Adds the trips one by one, those of the demo accounts as theirs; `onProgress` hears how many of how many are in. */
export async function seed(
  demos: Demo[],
  onProgress: (done: number, all: number) => void,
): Promise<void> {
  const now = new Date();
  for (const [index, { type, name, phoneNumber, posted, legs, note }] of trips.entries()) {
    const demo = demos.find((one) => one.name === name);
    const uid = demo?.uid ?? createHash("sha256").update(name).digest("hex").slice(0, 32);
    const email = demo?.email ?? `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@example.com`;
    await Itinerary.create(
      { uid, email, displayName: name, username: uid },
      {
        type,
        itinerary: legs.split(", ").map((text, leg) => toLeg(text, leg + 1, now)),
        addInfo: note,
        traveler: { phoneNumber },
        notify: { nearby: false },
      },
      new Date(now.getTime() - posted * 3_600_000),
    );
    onProgress(index + 1, trips.length);
  }
}

function toLeg(text: string, sequence: number, now: Date): Leg {
  const [flight, route = "", days] = text.split(" ");
  const [from = "", to = ""] = route.split("-");
  // Far enough ahead it is no matter where today is; a trip of today must be one where it starts.
  const start = Number(days) > 1 ? now.toISOString().slice(0, 10) : today(from, now);
  return {
    sequence,
    from,
    to,
    travelDate: addDays(start, Number(days)),
    ...(flight !== "-" && { flight }),
  };
}
