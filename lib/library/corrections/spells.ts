// Data, an entry a correction, and so longer than code may be.
import type { Correction } from "./correction";

/** A text that was translated to French and back. Told anew from the document's figures. */
const TRANSLATED = "SRD 5.1, the spell's entry: the package's text was translated to French and back";
const TABLE = "SRD 5.1, the spell's table: the package names it and leaves it out";
const HIGHER = "SRD 5.1, At Higher Levels: the package leaves it out";
const TRIGGER = "SRD 5.1, Casting Time: the package leaves out what sets the reaction off";
const LISTS = "SRD 5.1, the spell lists of the classes";
const SLIP = "a slip of the keyboard";
const LETTERS = "letters that a scanner read for figures";

const animated = (
  size: string,
  points: number,
  armour: number,
  str: number,
  dex: number,
  slam: string,
): string =>
  `${size}: ${points} hit points, AC ${armour}, Str ${str}, Dex ${dex}, slam ${slam} bludgeoning damage`;

/** The package has "Self" without the shape that begins there; in most texts it is named again, in these not or not whole. */
const shaped = (of: string, shape: string): Correction => ({
  of,
  at: ["range"],
  was: "Self",
  is: `Self (${shape})`,
  source: "SRD 5.1, Range",
});

/** What the package has wrong of spells. */
export const SPELL_CORRECTIONS: readonly Correction[] = [
  // Who casts them.
  { of: "Animal Friendship", at: ["classes", "Cleric"], leftOut: true, source: LISTS },
  { of: "Find the Path", at: ["classes"], add: [{ name: "Druid" }], length: 2, source: LISTS },
  { of: "Guardian of Faith", at: ["classes", "Paladin"], leftOut: true, source: LISTS },
  { of: "Hunter's Mark", at: ["classes", "Paladin"], leftOut: true, source: LISTS },
  { of: "Poison Spray", at: ["classes"], add: [{ name: "Druid" }], length: 3, source: LISTS },

  // Where they reach.
  shaped("Antimagic Field", "10-foot-radius sphere"),
  shaped("Control Weather", "5-mile radius"),
  shaped("Gust of Wind", "60-foot line"),
  shaped("Spirit Guardians", "15-foot radius"),
  shaped("Tiny Hut", "10-foot-radius hemisphere"),

  // Translated to French and back.
  {
    of: "Confusion",
    at: ["desc"],
    part: "each of his game rounds",
    inShort: [
      "Each creature in a 10-foot-radius sphere around a point within range must succeed on a Wisdom saving throw or be confused for the duration. A confused creature can't take reactions and rolls a d10 at the start of each of its turns.",
      "d10 Behavior",
      "1 It uses all of its movement to go in a direction that a d8 gives, and takes no action.",
      "2-6 It neither moves nor takes an action.",
      "7-8 It makes one melee attack against a creature within its reach, chosen at random; if there is none, it does nothing.",
      "9-10 It acts and moves as it likes.",
      "At the end of each of its turns it repeats the saving throw. On a success, the spell ends for it.",
    ],
    source: TRANSLATED,
  },
  {
    of: "Confusion",
    at: ["higher_level"],
    part: "a level spell slot 5 or more",
    inShort: ["The radius grows by 5 feet for each slot level above 4th."],
    source: TRANSLATED,
  },
  {
    of: "Detect Thoughts",
    at: ["desc"],
    part: "a backup of Wisdom",
    inShort: [
      "When you cast the spell, and as your action on each turn until it ends, you can read the thoughts of one creature that you can see within 30 feet. It does nothing with a creature that has an Intelligence of 3 or lower or speaks no language.",
      "At first you learn what is uppermost in its mind. As an action you can turn to another creature or probe deeper: the target makes a Wisdom saving throw. If it fails, you learn how it reasons, what it feels, and what weighs on its mind. If it succeeds, the spell ends. Either way it knows that you are probing. Until you turn to another creature, it can use its action for an Intelligence check against yours; if it wins, the spell ends.",
      "Questions that you ask it steer its thoughts, so that the spell serves well when you question a creature.",
      "When you cast the spell, or as your action, you can also look for thinking creatures that you can't see within 30 feet. Barriers don't stop you, except 2 feet of rock, 2 inches of any metal other than lead, or a thin sheet of lead; nor do you find creatures with an Intelligence of 3 or lower or without a language. You can read a creature that you found this way even unseen, as long as it is in range.",
    ],
    source: TRANSLATED,
  },
  {
    of: "Detect Thoughts",
    at: ["material"],
    part: "copper coin",
    is: "copper piece",
    source: TRANSLATED,
  },
  {
    of: "Divine Word",
    at: ["desc"],
    part: "pv or less 50: muted",
    inShort: [
      "Each creature of your choice that you can see within range and that can hear you makes a Charisma saving throw. If it fails, its current hit points decide what happens to it.",
      "- 50 or fewer: deafened for 1 minute",
      "- 40 or fewer: deafened and blinded for 10 minutes",
      "- 30 or fewer: blinded, deafened, and stunned for 1 hour",
      "- 20 or fewer: killed at once",
      "A celestial, an elemental, a fey, or a fiend that fails is also sent back to its own plane, unless it is there, whatever its hit points are. For 24 hours only a wish spell can bring it back.",
    ],
    source: TRANSLATED,
  },
  {
    of: "Enlarge/Reduce",
    at: ["desc"],
    part: "a class of M to G",
    inShort: [
      "A creature or an object that you can see within range grows or shrinks for the duration. An object must be neither worn nor carried. A creature that is unwilling makes a Constitution saving throw; on a success nothing happens. What a creature wears and carries changes with it, and what it drops has its own size again at once.",
      "Enlarge. The target's size doubles in every direction, its weight becomes eight times as much, and its size category goes up by one (Medium becomes Large), as far as there is room. It has advantage on Strength checks and Strength saving throws. Its weapons grow too, and its attacks with them deal 1d4 more damage.",
      "Reduce. The target's size halves in every direction, its weight becomes an eighth, and its size category goes down by one (Medium becomes Small). It has disadvantage on Strength checks and Strength saving throws. Its weapons shrink too, and its attacks with them deal 1d4 less damage, but at least 1.",
    ],
    source: TRANSLATED,
  },
  {
    of: "Enlarge/Reduce",
    at: ["material"],
    part: "pinch iron powder",
    is: "pinch of powdered iron",
    source: TRANSLATED,
  },
  {
    of: "Glyph of Warding",
    at: ["desc"],
    part: "the shutter glyph",
    inShort: [
      "You draw a glyph on a surface, at most 10 feet across, or inside an object that can be closed, such as a book or a chest. If the object is moved more than 10 feet from where you cast the spell, the glyph breaks and the spell ends without effect.",
      "The glyph is nearly invisible. Finding it takes an Intelligence (Investigation) check against your spell save DC.",
      "You decide what triggers it: for a glyph on a surface, for example, touching it, standing on it, taking away what covers it, coming near it, or handling what bears it; for one inside an object, opening the object, coming near it, or seeing or reading the glyph. You can narrow this to certain circumstances, to bodily traits, to kinds of creatures, or to alignments, and name what does not trigger it, such as a password. Once the glyph is triggered, the spell ends.",
      "When you draw the glyph, choose one of two.",
      "Explosive runes. The glyph bursts in a 20-foot-radius sphere that spreads around corners. Each creature in it makes a Dexterity saving throw, taking 5d8 acid, cold, fire, lightning, or thunder damage (you choose when you draw it) on a failed save, or half as much on a success.",
      "Spell glyph. You store a prepared spell of 3rd level or lower by casting it as part of making the glyph, without effect at that time. It must target a single creature or an area. When the glyph is triggered, the spell is cast: it targets the creature that triggered the glyph, or its area is centered on that creature. Hostile creatures, harmful objects, and traps that it brings appear as close to the intruder as possible and attack. A spell that needs concentration lasts for its full duration.",
    ],
    source: TRANSLATED,
  },
  {
    of: "Glyph of Warding",
    at: ["higher_level"],
    part: "a 4 or higher is level",
    inShort: [
      "The explosive runes deal 1d8 more damage for each slot level above 3rd, and a spell glyph can store a spell of up to the level of the slot.",
    ],
    source: TRANSLATED,
  },
  {
    of: "Glyph of Warding",
    at: ["material"],
    part: "gp, the spell consumes",
    is: "gp, which the spell consumes",
    source: TRANSLATED,
  },
  {
    of: "Glyph of Warding",
    at: ["duration"],
    was: "Until dispelled",
    is: "Until dispelled or triggered",
    source: TRANSLATED,
  },
  {
    of: "Legend Lore",
    at: ["material"],
    was: "Incense worth 250 inches that fate consumes and four sticks of ivory worth 50 gp each.",
    is: "Incense worth at least 250 gp, which the spell consumes, and four ivory strips worth at least 50 gp each.",
    source: TRANSLATED,
  },
  {
    of: "Mirror Image",
    at: ["desc"],
    part: "The CA of a duplicate",
    inShort: [
      "Three illusory duplicates of you appear in your space. They move with you and do as you do, so that it can't be told which is real. You can dismiss them with an action.",
      "Each time a creature targets you with an attack, roll a d20. With three duplicates a 6 or higher turns the attack to one of them, with two an 8 or higher, with one an 11 or higher.",
      "A duplicate's AC is 10 + your Dexterity modifier. An attack that hits it destroys it, and nothing else harms it. When all three are destroyed, the spell ends.",
      "The duplicates don't deceive a creature that can't see, relies on another sense than sight (such as blindsight), or sees through illusions (as with truesight).",
    ],
    source: TRANSLATED,
  },
  {
    of: "Scorching Ray",
    at: ["desc"],
    part: "for each department",
    inShort: [
      "You hurl three rays of fire at one target or several within range. Make a ranged spell attack for each ray. On a hit, the target takes 2d6 fire damage.",
    ],
    source: TRANSLATED,
  },
  {
    of: "Scorching Ray",
    at: ["higher_level"],
    part: "an additional radius",
    inShort: ["One more ray for each slot level above 2nd."],
    source: TRANSLATED,
  },
  {
    of: "Shatter",
    at: ["desc"],
    part: "sounds of a desired point",
    inShort: [
      "A painfully loud ringing bursts from a point within range. Each creature in a 10-foot-radius sphere around it makes a Constitution saving throw, taking 3d8 thunder damage on a failed save, or half as much on a success. A creature of stone, crystal, metal, or other matter that never lived has disadvantage.",
      "Nonmagical objects in the area that nobody wears or carries take the damage too.",
    ],
    source: TRANSLATED,
  },
  {
    of: "Shatter",
    at: ["higher_level"],
    part: "a 3 or higher level spell slot",
    inShort: ["1d8 more damage for each slot level above 2nd."],
    source: TRANSLATED,
  },
  { of: "Shatter", at: ["material"], part: "burst of mica", is: "chip of mica", source: TRANSLATED },
  {
    of: "Spike Growth",
    at: ["desc", 1],
    part: "the DD backup your fate",
    inShort:
      "The ground looks as it always did. A creature that didn't see the area when you cast the spell must make a Wisdom (Perception) check against your spell save DC to notice the danger before it enters.",
    source: TRANSLATED,
  },
  {
    of: "Spike Growth",
    at: ["material"],
    was: "Seven sharp spines or seven twigs cut peak.",
    is: "Seven sharp thorns or seven small twigs, each sharpened to a point.",
    source: TRANSLATED,
  },
  {
    of: "Wall of Fire",
    at: ["higher_level"],
    part: "a level spell slot 5 or more",
    inShort: ["1d8 more damage for each slot level above 4th."],
    source: TRANSLATED,
  },
  {
    of: "Zone of Truth",
    at: ["desc", 1],
    part: "is aware of the fate",
    inShort:
      "An affected creature knows of the spell. It can keep silent or answer evasively, as long as what it says is true.",
    source: TRANSLATED,
  },

  // Without their tables.
  {
    of: "Animate Objects",
    at: ["desc"],
    add: [
      animated("Tiny", 20, 18, 4, 18, "+8 to hit, 1d4 + 4"),
      animated("Small", 25, 16, 6, 14, "+6 to hit, 1d8 + 2"),
      animated("Medium", 40, 13, 10, 12, "+5 to hit, 2d6 + 1"),
      animated("Large", 50, 10, 14, 10, "+6 to hit, 2d10 + 2"),
      animated("Huge", 80, 10, 18, 6, "+8 to hit, 2d12 + 4"),
    ],
    length: 4,
    source: TABLE,
  },
  {
    of: "Control Weather",
    at: ["desc"],
    add: [
      "Precipitation: 1 clear; 2 light clouds; 3 overcast or ground fog; 4 rain, hail, or snow; 5 torrential rain, driving hail, or blizzard",
      "Temperature: 1 unbearable heat; 2 hot; 3 warm; 4 cool; 5 cold; 6 arctic cold",
      "Wind: 1 calm; 2 moderate wind; 3 strong wind; 4 gale; 5 storm",
    ],
    length: 3,
    source: TABLE,
  },
  { of: "Reincarnate", at: ["desc", 1], part: "a d 100", is: "a d100", source: SLIP },
  { of: "Reincarnate", at: ["desc", 2], add: ["d100 Race"], length: 31, source: TABLE },
  {
    of: "Teleport",
    at: ["desc"],
    add: [
      "To a permanent circle, or with an object from the destination: always on target",
      "d100 Very familiar place",
      "01-05 Mishap",
      "06-13 Similar area",
      "14-24 Off target",
      "25-00 On target",
      "d100 Place seen casually",
      "01-33 Mishap",
      "34-43 Similar area",
      "44-53 Off target",
      "54-00 On target",
      "d100 Place viewed once, or known from a description",
      "01-43 Mishap",
      "44-53 Similar area",
      "54-73 Off target",
      "74-00 On target",
      "d100 Place that doesn't exist",
      "01-50 Mishap",
      "51-00 Similar area",
      "In short: You know the sigils of the permanent circle, and the object was taken from the destination within the last six months. Very familiar is a place where you have been very often, that you have studied with care, or that you can see. Seen casually means more than once, viewed once perhaps by magic.",
      "In short: On target, you appear where you want to. Off target, you appear 1d10 × 1d10 percent of the distance away from it, in a direction that a d8 gives. A similar area is the closest place that is much like the one you meant. In a mishap, each traveler (or the object) takes 3d10 force damage and the DM rolls again, which may bring another mishap.",
    ],
    length: 2,
    source: TABLE,
  },

  // Without their beginnings.
  {
    of: "Magic Circle",
    at: ["desc", 0],
    add: [
      "In short: A 10-foot-radius, 20-foot-tall cylinder of magic rises around a point on the ground that you can see within range. Glowing runes show where it meets the floor or another surface.",
    ],
    length: 5,
    source: "SRD 5.1, the spell's first paragraph: the package leaves it out",
  },
  {
    of: "Control Water",
    at: ["desc", 3],
    part: "instead create a 20-foot tall wave",
    is: "In short: In a large body of water you instead create a 20-foot tall wave",
    source: "SRD 5.1, Flood: the package leaves out the sentence's beginning",
  },

  // Without what they do at higher levels.
  {
    of: "Animal Friendship",
    at: ["higher_level"],
    add: ["In short: One more beast for each slot level above 1st."],
    length: 0,
    source: HIGHER,
  },
  {
    of: "Branding Smite",
    at: ["higher_level"],
    add: ["In short: 1d6 more radiant damage for each slot level above 2nd."],
    length: 0,
    source: HIGHER,
  },
  {
    of: "Counterspell",
    at: ["higher_level"],
    add: [
      "In short: With a slot of 4th level or higher, a spell of up to the slot's level fails without a check.",
    ],
    length: 0,
    source: HIGHER,
  },
  {
    of: "Hellish Rebuke",
    at: ["higher_level"],
    add: ["In short: 1d10 more damage for each slot level above 1st."],
    length: 0,
    source: HIGHER,
  },
  {
    of: "Heroism",
    at: ["higher_level"],
    add: ["In short: One more creature for each slot level above 1st."],
    length: 0,
    source: HIGHER,
  },
  {
    of: "Hunter's Mark",
    at: ["higher_level"],
    add: [
      "In short: You can concentrate on it for up to 8 hours with a slot of 3rd or 4th level, and for up to 24 hours with one of 5th level or higher.",
    ],
    length: 0,
    source: HIGHER,
  },

  // Without what sets them off.
  {
    of: "Counterspell",
    at: ["desc", 0],
    add: ["In short: The reaction to a creature that you see within 60 feet casting a spell."],
    length: 1,
    source: TRIGGER,
  },
  {
    of: "Feather Fall",
    at: ["desc", 0],
    add: ["In short: The reaction to you or a creature within 60 feet falling."],
    length: 1,
    source: TRIGGER,
  },
  {
    of: "Hellish Rebuke",
    at: ["desc", 0],
    add: ["In short: The reaction to damage from a creature that you can see within 60 feet."],
    length: 1,
    source: TRIGGER,
  },
  {
    of: "Shield",
    at: ["desc", 0],
    add: ["In short: The reaction to being hit by an attack or targeted by magic missile."],
    length: 1,
    source: TRIGGER,
  },

  // Slips.
  { of: "Animal Friendship", at: ["desc", 0], part: "the spells ends", is: "the spell ends", source: SLIP },
  { of: "Contingency", at: ["desc", 1], part: "want it to. and", is: "want it to, and", source: SLIP },
  { of: "Druidcraft", at: ["desc", 0], part: "within 'range'", is: "within range", source: SLIP },
  { of: "Moonbeam", at: ["higher_level", 0], part: "1dlO", is: "1d10", source: LETTERS },
  { of: "Phantasmal Killer", at: ["desc", 0], part: "4 d10", is: "4d10", source: SLIP },
  { of: "Phantasmal Killer", at: ["higher_level", 0], part: "1dlO", is: "1d10", source: LETTERS },
  { of: "Prestidigitation", at: ["desc", 0], part: "within 'range'", is: "within range", source: SLIP },
  {
    of: "Scrying",
    at: ["desc", 1],
    was: "Knowledge &amp; Save Modifier\n",
    is: "Knowledge: save modifier",
    source: "the head of a table",
  },
  {
    of: "Scrying",
    at: ["desc", 5],
    was: "Connection &amp; Save Modifier\n",
    is: "Connection: save modifier",
    source: "the head of a table",
  },
  { of: "Symbol", at: ["desc", 6], part: "10d 10", is: "10d10", source: SLIP },
  { of: "Wall of Fire", at: ["desc", 2], part: "10 feet o f that", is: "10 feet of that", source: SLIP },
  {
    of: "Wall of Fire",
    at: ["desc", 2],
    part: " The other side o f the wall deals no damage.",
    is: "",
    source: "the next line says it again",
  },
  { of: "Weird", at: ["desc", 0], part: "4 d10", is: "4d10", source: SLIP },
];
