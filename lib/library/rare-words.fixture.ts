/**
 * Words that fewer than three entries of the library use, each looked at: English, or a name. A word that a correction brings or
 * takes away is added or removed here.
 */
export const RARE_WORDS: readonly string[] = `
  aberrant ablaze abundant accept access accessing accompanied accompany accord accordance according
  accordingly account accounts accumulated accurate achieve achieved acidic acquaintance actually adapt
  adaptation adept adhered adheres adhesive adjacent adjust administering adventure adventurers adventures
  affixed afflict afflicts afterward agate aggressive aging ago agree agreed albeit alchemical alcohol alert
  alerts aligned alms alone aloud alternative altitude alum amber ambusher ameliorates amphibiousness
  ancestor anchor angle ante antennae anyway anywhere apart apparel apparent appendage appendages appraise
  approach approaches approaching archery archfey arcs arctic argues arises arm arrange arranged arrangement
  array articulates artifact arts ascending ascertain ashes aspects assail assassinate assortment atmosphere
  attach attain attains attends attire attraction attracts attuned aversion awaits awarded awoken babbles
  baby balance ballads bandages banquet bar barbs bardic barely bargain bark barking barred bars bash
  battlements bay beating bee beggar behalf behavior belief beliefs believe believing belong belongings
  beloved belt beneficial bent berries berry berserk beseech better bickers bigger bipedal bird bitter
  bitumen bland blasphemous blazing bleed blizzard bloodhound bloodline bloom blossoms blurred bobbers
  bodily bolstering bolsters bonfire boom booms boot border borrowed bottom boulders brackish branches
  branching bravery brazier breeze bridge brighten brightness brimstone bristling brought brush brute bubble
  bud build buildings builds bulkier bull bump burden burial buried burned butter cabbage cable cage
  campfire cancellation cantrip canvas capable capering capsizing carapace care carrot casually catalogs
  catatonic catch catching category caterpillar caught cave caves censer chafe chair character charcoal
  chart charts chasm chemical chemicals child children chip chittering chomp chrysolite churning circlet
  circular circumstance city claims clamps clarity clenched climate clings clippers clipping clippings clump
  coal coalesces coast coat cocoon code coffer coffin coins coloration combine combined comfort comfortable
  comic commensurate commit communication community companion compartmentalized compartments compel
  compelled completion complex conceal concerning condenses conduit confer confers confined confines
  confused connect connection consecrated consequence consequences consider consist constant construction
  consults consume containment contest contested contingent continuous contract contradicts contraptions
  contrary conversation converse convert convey conveys convince convincing cool copy cord cork corkwood
  corn corner correct corrode corroded corrosive corundum cosmetics cosmic cotton couched courage crackling
  cracks craftsmanship crashes crawl creative creepers crenellations crevasse cricket cross crossing crudely
  cry crying cryptic cup cut cuthbert cutlery cylindrical cyst dab dazzling deaf deafen debilitating decay
  decays deceive decipher decks decode decorated dedicated deem deems deepest defiance deflected deformities
  degree deliberate demand demands demigod demise demonstrating departed departure depends depicted
  depiction deprive depth descends descent desecrated desert deserves design despair destruction destructive
  detail details detectable detection detonated development devotion diagrams dialect dialects did didnt
  difference dig disarm disbelieve discarded discord discrete disgusting dismissal dismount dispater disrupt
  dissipate dissipates dissolved distasteful distilled distinguishing distracting distraction disturb
  disturbance divided dividing divinatory divinity divorced document documents dollop domain domains
  donation done dons doom dormant doughlike douse doused dousing downstream downward dread dressed drew
  dried dries drive driving dropped dueling dumbfounded dungeon dungeons dwarven dwarves dwell dwelling dye
  earlier ebony echoes edge edged efforts egg eggshell eighth ejected elaborate elect elements elevated
  elevation eliminate elsewhere elven emanate emanates embers emblazoned emerald emerge emerges eminence
  emotional employing empowers empty emptying enable enables encased enclosed encloses encompass encompasses
  encountered encrusted endurance endures enduring enervating engage engaged engineers engines engulf
  engulfing engulfs enhancement enjoyed enlisted enrich enriched enslave entombed entrance entryway
  ephemeral equipped erect erratic erupt erupts especially essence essential establish ethos evasion
  evasively everlasting everyone evidence evildoer evoke exception exchange exchanges exclude excluded
  excruciating exercises exert exhalation exhale exile exit exits expected expelled expels expertise expired
  expires exploit explosive expression expressions exquisite extract extraplanar extremes extrude eyelash
  fabric face facial facility facsimile fact factor facts fades fading fair falteringly familiarity famous
  fan fanciful fangs fashion fashions fast faster fastest faultless favorable feldspar female ferocity
  ferrous fetid fever feverish feywild fiendish fiery fifteen fifth figurative file filings filth final
  fingernail fingertips firefly firm firsthand fish fissure fissures fixes flatten flavor flaws flax flee
  flicker flickering fling flint flit floats flood flooding flung foggy foils fold folding followers fond
  font footprints forage foraging foray forceful forest forever forge forgotten fork forked formation
  formless fortitude fortress forward foul found foundation foundations fox foyer frame freestanding freeze
  freezes fresh frighten frightening front frozen fruit fuel fuels fully funny furnished furnishings
  furniture furthermore future gale gallon gallons gap gaps garment gauze gave gently gesture getting
  gibberish gift gills gleaming gleams glide glimmerings glittering glob glove gloves glow glows glowworm
  goal golden goristro grab grace gradually grain grains grammar granite grasshopper grassland grassy
  grating grave greatest grip grips grove grovel guano guild guilds gully guttural haft hailstones halt
  halve halves hangs happen happened harden hardtack harmony harpoon harsh harvested hatching hate haunting
  havent hazard he heartstone heavenly heavens heavier hedged hedging heeded helm hemisphere hen herbalists
  here heritage herself hilariously hind hinder hinges historical hoist holes hollow honey hood hopelessness
  horrible horrific horrifying horror horselike host house hp hulk hummingbird hundred hypersensitivity idea
  ideas identical identity idol ignite ignited ignore ignoring illogical imitating imitations immolate
  imperceptible implacable implantation implanting importance important impose imposes imprisoned improved
  incapable incarnation inclinations inclined inclines incoherently incredible indefinitely indelible
  independent independently indicated indicates indifference indifferent indigo indistinct individuals
  induces inert infuse infused infusing inhabit inhabits inherit initial injured inky insane insanity
  inscribe inscribed inscribes inscrutable inspiration inspire instability instinctive instruct instructions
  insults intact intangible intangibles integral intellect intelligent intelligible intended intense
  intentions interests interference interior interposes interposing interred interrupt intersection interval
  intervening intonations intoxicating intricate intruder intrusion inventors inverted invest investigators
  invisibly invitation irrelevant irretrievably jacinth jagged jargon jaunt jay jerky jewel jeweled jewelry
  join kama kernels kindle kiss kisses knife knit knotted laboratory labyrinth labyrinthine laced lacking
  lakes landscapes largest latch late latitude launched law lay layer layered layers laying leaders
  leadership leaking lean leaning leg legacy legs legume lens let lethargy letter leverage liberty licensed
  licorice lid lift lifted lifts lightfoot lightweight likelihood likeness likewise limb lime limit linger
  lingers lips listening literal literature loam loath locomotion locusts lodestone lodestones longest loop
  loose loot love loved lover low loyal lucky luminous lump lures luring magnified man manifest
  manifestation manifesting mannerisms manufactured marble mask masking master mastery match matches
  matching maturity maybe meadow mean meaningful meant meanwhile mechanical meditate meditating meditation
  meet meets melody melts member members menacing mend mentioned mere merely merge merged merges method mica
  mid midair middle mightiest milky mimicking mindfire mindless minimus minstrels mishap miss mist mistakes
  mists mithral mix mixed mixture moan mobile model modes moisture molasses molten momentarily monasteries
  money monstrous months moonseed moradin moreover morsel mortar moss mote motion mountain mucous mucus mud
  muddy mushroom mysterious mystic mystical mystically nail nate native nauseating navigating navigation
  necessary necromantic needle negated negates netting neutralize neutralized nickname nimble nimbleness
  nimbus nobody nonetheless nonhazardous nonhostile nonsensical northwest notice noticeably notices
  nourishing nourishment novice now nowhere noxious nullify numerous nunchaku nuts oak obedient objectives
  obliged obscure observable observed obstacle obstacles obvious occupants occurring odd odor official oft
  oily ointment oldest olfactory omen omens ominous omniscient onyx opal opalescent operate opponent
  opposite oppression oral orange ordeal ordinarily ores organs orient orientation originates ornamental
  ornate ornately oscillating our outcome outfit outlined outright outstretched overcast overcome overgrown
  overlap overwhelm overwhelmed oxygen pact padlock page pages painfully pair palace pale palm panicked
  parameters parent parents partake partakes partial patch pathways patron payment payments pearl perfect
  perhaps perimeter perpendicular persist personal persuade persuasively pertaining pertains pestle petals
  petrification phantasms phenomena phosphorescent phylactery picture pictures pile pillar pincer pincers
  ping pinpoint pins pitch plain plainly plaster platinum playful pliable pliers plucked plummet pocket pod
  poems poetry polished pommel pond pool popping pork portion pose posed positive possess possessing potency
  potent potentially practical precipice precipitation predefined predicts preference prematurely prepare
  preparing pressure prevalent previous previously price prices primal prince principal principally prison
  probe probing process products program projectiles proofs propel props protective protrude prove proxy
  pseudonym psychically publishers pulleys purely pursuers push pushes pushing quadrupedal qualities quality
  quantities quantity quarry quarters quartz quasi quenched quest quickly quicksand quill racial radiates
  radiating rage raged raging rake ramp rampage rather raw razor re reactive reality reappear reason reasons
  reassert reasserts recent recipient reckless recording recovery redirect reed reel reeling refine reflect
  reflected reflection reflective reflexive refrain refuses regions registers regrow regrown regrowth
  regular rejoin relate relevant religious remedies rendered renowned repair repairs repels repertoire
  repertoires repetitive replacement replenishes replica replicating reply report reporting represented
  repugnance request requested requests requirements research researchers resent residence resilience resist
  resists resolve resolves respond restraint restriction resumes retching retrieve retrieving reveal
  revelation rhubarb rhyme rich ride rind ripples rips rise risk ritual rival rivers road robe rose rotten
  rough roughly row rowed rubble rudnogg rulebooks rulers rumble sacrifice sacrificial safeguard saffron
  sage sages saint salves sapphire satisfied savage saw scalding scare scent school scintillating scissors
  scope scrap scream screech seal sealable sealed seals seamless season secondhand secure securely security
  seeds seismic seizure semblance semiconscious sensor sent sentence sentience sequence sequences serve
  serving sesame settings settle severe severed shadowy shallow shamrock shank shapeless shard sharpened
  shaving shelter shimmers shock shoots shore shores shot show shower shriek shrink shuffling shunted
  sibilants sicken sickened sickness sign signs silken simply simultaneously sincerity singing sings sink
  sinkers sinkhole siphon situation situations sizable skeletal skies skunk sky slain slap slaying sleight
  slender slices slick slightly slimy slope slopes slumber smear smother smothered snakeskin snaps
  snowflakes snowy snuff soaked socially society soil soils soldiers somehow sometimes somewhat somewhere
  song songs soon sooner soot soporific sorcerous span sparks specialized specialty specifically speculate
  spent sphinx spiderweb spill spills spines spit spits spittle splendor split splits spoils spoke spoon
  spores spring sprinkle sprout sprouting sprouts spruce squid squirming squirrel srd stab stabilize stage
  stairs stake stalactite stalagmite stalks stamina stanch stand stands stationary statuette stay stays
  steadfast stealthily steer stepping stick sticks sticky stimulate stipulate stirring stomach stonecunning
  stonework store stored stories storing stormy stout stow stowing strain strands strap straw streak street
  stress strewn strip strips strives stroke stronghold stuck student studied study stump stupor style styles
  submerged substitute subtle subtly sudden suffer suffocating suffuses sugar suggest suit suits sumac
  summary sun sunstone superimposed supernatural support supported supports suppress suppresses surge
  surprise surprises surround surrounding surviving sustain sweet swimming swipe swirling swirls system
  tactile talc tales talk talking tallow tangled tap tapping tarts taxes tear technical teens telekinetic
  tell telling temperature tempest temple temples temporarily tendency tendril tendrils term terms terrible
  terrifying territory tether thanks thaws thereby therefore theyre thickets thickness thing thinking
  thinner third thor thought thread threaded threat throes thumb thumbs thunderous tin tinder tips titan
  title together tokens told tolerance tome tone tongue took torn torrential tough toughness tower town
  towns toxic tradition traditional trails trance transfer transferred transfers transformative transmit
  transmuted transportation treatises tremor tremors trench trickery tricksters trinket tripled troglodyte
  trusted tune tunnel tunneler tusk tusks twig twigs twist twisted twisting twists typical ugly umber
  unabated unarmored unbarred unbearable unchanged unclear uncontrollably uncontrolled underground
  undergrowth underside undertaken undesirable undisturbed undo undoing uneaten uneven unexpected unfamiliar
  unforeseen unguents unhindered unholy uniform unintelligible unique unit unknown unleash unleashes
  unlikely unlimited unnerving unpredictable unprotected unreliable unsecured unstable unstuck untangle
  unusually unwanted unworked upper uppermost uproot upstream urge urn us useful utter utterance utters
  vague vaguely vanish vanished vapor vaporous vapors variable varied varies vary vast vegetable vehicle
  veil vellum velvet verbalized versatility vessel vestments vicinity view viewed villain villains vinegar
  violate violently virulent visage visited visualize void volume voluntarily vortex vulnerable wad wait
  waits waived wakeful walnut wanderers want wants warn warning wastes watchdog watertight wavering weakens
  weakness weaknesses weal weave weaves weeds weigh weighing weightless wet wheel whelm whichever whirling
  whirlpool whisper whispering whispers wild wildly wilt win wine wineskin winks wins withering withers
  witnesses woe wolves woman wonder wont wool work worked working works world worldly wound wounded wreathed
  wrong wrote wychwood yes yet yield youve ziggurat zinc
`
  .trim()
  .split(/\s+/);
