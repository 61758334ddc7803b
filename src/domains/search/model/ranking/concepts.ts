/**
 * Different names for the same thing, one thing a line: a buyer's wish finds the words of an agent's remarks. A phrase counts
 * if its words follow one another; words match by their stems.
 */
const CONCEPT_LINES = `
in-law unit, in-law, in laws, live together, living together, two families, under one roof, separate entries, two kitchens, two laundry rooms, in-law suite, mother-in-law, granny flat, adu, accessory dwelling, backyard cottage, guest house, guest suite, casita, carriage house, guest quarters, second kitchen, kitchenette, multi-generational, multigenerational, multigen, parents, grandparents, grandma, elderly parents, aging parents, mom, mother, dad, father, relatives, in-law apartment, own entrance, separate living, independence, extended family, adult kids, adult children, nanny
two primary suites, dual primary, two masters, dual masters, multi-generational, multigenerational, grandparents, parents
duplex, two-unit, two units, side-by-side, up-down, two-family, live in one, one half, other half, other side, house hack, owner occupied, tenant next door
triplex, duplex, building, flats, identical flats, fully occupied, coin laundry, fourplex, quadplex, multi-family, multifamily, apartment building, several tenants, units, four units, three units
income, steady rent, fully occupied, collect, occupied, a month, coin laundry, duplex, triplex, fourplex, rental income, renter, renters, roommate, roommates, own meter, basement apartment, second unit, offset, mortgage helper, boarder, cash flow, cap rate, tenant, tenants, leased, rents, lease, investment, investor, invest, landlord, passive income, income property, rental property, pay the mortgage, separately metered, separate meters, rent out, rent the other
short-term rental, vacation rental, airbnb, vrbo, nightly rental, bookings, rental history, lock-off, turnkey rental
new construction, brand-new, newly built, new build, never lived in, builder, warranty, structural warranty, completing, completion, under construction, first owner, fresh built, nobody has lived
choose your finishes, choose your own, pick your own, your own finishes, pick your finishes, choose finishes, pick my own, select finishes, customize, flooring and colors, custom finishes, design center
fixer, fixer-upper, needs work, as-is, tlc, handyman, handyman special, gut, gut renovation, tear down, teardown, fire-damaged, contractor, project, flip, flipper, investor special, bring your imagination, sweat equity, rehab, renovate myself, repairs, needs updating, distressed, demolish, scrape
foreclosure, bank-owned, reo, auction, short sale, cash only, below market, bargain, distressed
deal, bargain, motivated, motivated seller, priced under, priced below, below appraisal, under appraisal, price reduced, relocating, quick close, good value, cheap
nothing to do, unpack, everything replaced, gut-renovated, fully renovated, completely renovated, remodeled, renovated, updated, turnkey, move-in ready, don't want to fix, no repairs, all new, new plumbing, new roof, systems replaced
unusual, unique, quirky, one of a kind, one-of-a-kind, converted, former, conversion, past life, character, firehouse, church, schoolhouse, eclectic, whimsical, architectural gem
inn, bed and breakfast, b&b, guest rooms, suites, commercial kitchen, lodging, hospitality, boarding house
pottery, potter, ceramics, kiln, clay, sculptor
silence, silent, light sleeper, sound-insulated, soundproof, triple glazing, triple-pane, quiet, noise, hear nothing, courtyard
teenagers, teens, athletic, active, sport court, batting cage, basketball, hoops, foosball, zip line, trampoline, bonus room
formal, formal dining, dining room, holiday dinners, chandelier, chandeliers, elegant, curved staircase, piano, old-fashioned, entertaining, refined
mudroom, boots, backpacks, cubbies, drop zone, coats, lockers, gear
doctor, nurse, hospital, medical, medical school, resident, clinic, caregiver
caregiver, lift, ceiling track, automatic door, roll-in, wheelchair, medical equipment, hospital bed
many bedrooms, lots of bedrooms, five bedrooms, six bedrooms, growing household, growing family, large family, big family, bedrooms upstairs, laundry chute, kids
cabinet maker, furniture, lumber, dust collection, finishing booth, woodworker, workshop
kayak, kayaks, paddle, paddleboard, canoe, kayak racks, launch
southern, porch swing, country charm, pecan, sweet tea, wraparound porch, farmhouse, tin roof
bakery, farmers market, coffee, coffee shop, cafe, cafes, shops, around the corner, stroll, walk score, errands on foot, sell my car
social, activities, activity director, clubhouse, events, community, neighbors gather, older couple, retire
rose, roses, perennials, flower beds, potting bench, horticulture, gardener, rain barrels, dig, dirt
winter, ski, snowboard, snowboarders, lifts, bunk room, gear room, friends, getaway, snow
wear and tear, nobody else, builder, brand new, just built, builder warranty, never occupied
move fast, quick close, immediate possession, vacant, move-in ready, turnkey, ready now, immediate occupancy
affordable, cheap, inexpensive, low price, budget, starter, entry-level, low dues, small, tiny, first home, low cost
tiny, tiny house, micro, small, compact, studio, efficiency, efficient, murphy bed, minimalist, downsizing, smallest
studio apartment, studio, bachelor, pied-a-terre, efficiency, flat
apartment, flat, condo, unit, co-op, condominium
manufactured, mobile home, double-wide, single-wide, trailer, prefab, modular, skirting, lot rent, land lease
tiny house on wheels, on wheels, mobile living
chef, chef's kitchen, gourmet, gourmet kitchen, serious cook, cooking, cook, culinary, dual-fuel, range, double ovens, pot filler, sub-zero, wolf, viking, induction, warming drawer, butler's pantry, walk-in pantry, soapstone, professional appliances, high-end appliances, commercial range, baker, bake, foodie
new kitchen, remodeled, new quartz, new cabinets, new appliances, remodeled kitchen, updated kitchen, kitchen remodeled, renovated kitchen
entertain, entertaining, parties, party, hosting, host, guests, gatherings, wet bar, bar, dinner parties, ballroom, great room
outdoor entertaining, entertain outside, outdoor kitchen, barbecue, bbq, grill, built-in grill, pizza oven, fire pit, patio, ramada, pergola, cookout, backyard parties
pool, swim, swimming, saltwater, infinity-edge, negative-edge, lap pool, resort-style, slide, splash
hot tub, spa, jacuzzi, soak, whirlpool
sauna, steam, cold plunge, wellness, spa bath
gym, home gym, exercise, workout, work out, fitness, fitness center, yoga, weights, training, climbing wall, athletic
dance, ballet, barre, mirrored, dance studio
theater, theater room, media room, home theater, movie, movies, cinema, projector, film, screening, soundproofed
game room, billiards, pool table, shuffleboard, arcade, rec room, games, ping pong
music, musician, recording, recording studio, soundproof, isolation booth, drums, band, piano, instruments, guitar, noise
artist, art, studio space, painter, painting, gallery, north-facing, live/work, pottery, sculpture, creative, kiln
writer, write, library, books, book, reading, bookworm, shelves, bookshelves, reading nook, window seat, rolling ladder, novels
office, offices, work from home, remote, remotely, working remotely, telecommute, wfh, home office, dedicated offices, gigabit, fiber, zoom, study, desk, internet, workspace
commute, tech campus, employer, downtown, transit, software engineer
workshop, shop, woodworker, woodworking, carpentry, carpenter, craftsman, tools, tinker, hobby, 220v, maker, workbench, craft, build things, furniture
contractor shop, metal shop, pole barn, overhead doors, 3-phase, compressor, trucks, machines, business from home, heavy equipment, welding, mechanic, outbuilding
garage, auto enthusiast, sports cars, collector garage, wash bay, automobile, automobiles, car, cars, classic cars, collector, vehicles, car lift, lift, four-car, three-car, heated garage, epoxy, auto, motorcycles, hot rods, car enthusiast
rv, motorhome, motor home, camper, trailer, rv parking, rv hookup, dump station, hookups, pedestal, gravel pad, fifth wheel
boat, boats, dock, boat lift, slip, moorage, marina, deep-water, keep a boat, sail, sailing, sailboat, fishing, yacht, boathouse, kayak, paddle, mooring
houseboat, floating, floating home, live-aboard, on the water, slip, moorage
waterfront, lakefront, lake, riverfront, oceanfront, bayfront, water, shore, shoreline, on the water, facing the water, waterside, dock, beachfront
beach, ocean, sea, coastal, coast, sand, surf, surfboard, shore, seaside, gulf, waves, beachy, salt air, oceanfront
hurricane, storm, shutters, impact windows, storm protection
river, creek, stream, brook, pond, fishing
ski, skiing, slopes, ski-in, ski-out, snow, boot dryers, snowboard, mountain, mountains, alpine, chalet, lift, resort, winter sports
mountain, mountains, mountain view, alpine, peaks, high country
cabin, log, log home, rustic, hand-peeled, a-frame, pines, woods, lodge, hideaway, retreat, getaway, chalet, weekend place
vacation home, second home, getaway, weekend, retreat, escape, holiday, cottage, cabin, vacation
off-grid, off the grid, self-sufficient, self sufficient, homestead, homesteading, solar, well, cistern, composting, independent, prepper, remote, no utilities
forest, wooded, woods, trees, pines, timber, national forest, deep in the woods, acres, secluded
secluded, private, privacy, remote, away from it all, no neighbors, hideaway, quiet, isolated, solitude, end of the road
quiet, peaceful, tranquil, serene, calm, dead-end, cul-de-sac, no traffic, low traffic, silent
acreage, acres, land, rural, country, countryside, farm, ranch, pasture, rolling
bare land, vacant land, raw land, empty lot, lot, build my own, build your own, perc, perc tested, no covenants, develop, buildable, power at the road, parcel
horse, horses, equestrian, stables, stable, barn, stall, stalls, arena, riding, tack room, pasture, paddock, pony, ride
farm, farmhouse, barn, livestock, animals, goats, cattle, pasture, crops, agricultural, hobby farm, chickens, fields
chickens, hens, chicken coop, coop, eggs, poultry
garden, gardener, gardening, vegetable, vegetables, raised beds, vegetable beds, greenhouse, potting shed, grow food, grow vegetables, fruit trees, orchard, cold frames, drip irrigation, herbs, green thumb, plants, flowers, landscaping, compost
bees, beehives, beekeeping, honey
wine, vineyard, winery, grapes, pinot, tasting, grape, wine cellar, cellar, wine storage, collection
dog, animal, animals, animal lovers, pet spa, pet owners, rescue, leash, dogs, pet, pets, labradors, puppy, puppies, hounds, canine, dog run, doggie door, pet washing, kennel, kennels, fenced, fully fenced, off-leash, dog park, agility, pet-friendly, fur
cat, cats, catio, pet
fenced, fence, fully fenced, enclosed yard, secure yard, privacy fence
yard, backyard, lawn, grass, garden, outdoor space, play outside, run around, outside
kids, children, play, swing set, playground, playroom, school, schools, elementary, family, soccer, toddlers, walk to school, treehouse
college, university, campus, student, students, undergrads, dorm, professor, grad
wheelchair, level-entry, walk-in tub, elevator, easy bathing, zero entry, walk-in shower, accessible, accessibility, no-step, step-free, zero-step, zero-threshold, curbless, roll-in, roll-under, grab bars, wide doorways, 36-inch doorways, wide halls, lowered counters, ramp, mobility, disability, handicap, disabled, ada, aging in place, lever handles, walker, no stairs, without stairs, stairs, universal design
single-level, one level, single-story, one story, ranch, no stairs, without stairs, no steps, rambler, patio home, main floor living, stairs
elevator, lift, every floor
55+, walk-in tub, call system, assisted, meals, help nearby, senior living, active adult, retirement, retiree, retirees, retire, senior, seniors, age-restricted, clubhouse, older adults, golden years
low maintenance, low-maintenance, lawn care, lock and leave, lock-and-leave, hoa mows, mows, snow removal, shovels snow, yard work, no yard work, maintenance-free, easy care, patio home, no mowing, upkeep, travel, travels, no grass
golf, golfer, fairway, course, country club, clubhouse, golf cart, greens, eighteen holes, tee
tennis, pickleball, courts, racquet, sport court, basketball
gated, gate, secure, security, guard, guarded, security system, cameras, monitored, keyless
luxury, luxurious, high-end, upscale, estate, mansion, penthouse, grand, opulent, stately, manor, staff quarters, servants, concierge, resort-style
high-rise, penthouse, tower, doorman, concierge, valet, skyline, city views, luxury condo, lobby, skyscraper
view, views, skyline, panoramic, vista, scenery, overlooking, hilltop, sunset, sunsets, 270-degree, glimpses, scenic
city, urban, downtown, city living, metropolitan, heart of the city
transit, light rail, subway, train, station, bus, public transit, public transportation, metro, no car, car-free, without a car, commute, commuter, rail stop, streetcar
walkable, walk, walk to, steps from, cafes, cafe, shops, restaurants, stores, grocery, across the street, walk score, stroll
bike, bicycle, cycling, bike storage, cyclist, bike racks
loft, industrial, converted, conversion, factory, former factory, mill, textile mill, warehouse, exposed brick, timber ceilings, polished concrete, freight elevator, concrete floors, ductwork
brownstone, townhouse, row house, rowhouse, townhome, attached, parlor floor
victorian, queen anne, turret, gingerbread, painted lady, pocket doors, antique, ornate, woodwork, nineteenth century
historic, old house, period details, period, original details, vintage, antique, character, charm, charming, original built-ins, leaded glass, stained glass, clawfoot, 1920s, century, prewar, pre-war, heritage, old-world, old, restored, circa
craftsman, bungalow, arts and crafts, front porch, box-beam
colonial, stately, brick, federal, georgian
tudor, english, slate roof, storybook, half-timbered
spanish, spanish revival, mediterranean, tile roof, saltillo, arched, arches, courtyard, fountain, hacienda, stucco
mid-century, mid-century modern, 1950s, 1960s, architect, architect-designed, post-and-beam, clerestory, terrazzo, atrium, eichler, glass, retro, atomic
modern, contemporary, sleek, minimalist, architectural, glass, clean lines
windows, glass, lots of glass, wall of glass, floor to ceiling, natural light, light, bright, sunny, sun, skylights, skylight, light-filled, sunlight, clerestory, south-facing
fireplace, fireplaces, wood stove, wood-burning, hearth, cozy, gas fireplace, marble fireplaces
southwest, southwestern, santa fe, kiva, vigas, pueblo, walled courtyard, desert, adobe, xeriscape, cactus, rammed-earth, red-rock, arid, drought-tolerant, no grass, water-wise
farm stone, stone house, stone farmhouse, 1790, colonial times, very old
green, sustainable, eco, eco-friendly, energy efficient, energy-efficient, net-zero, low utility, utility costs, utility bills, electric bill, solar, powerwall, batteries, triple-pane, heat-pump, heat pump, passive-solar, passive house, insulation, insulated, environment, carbon, rainwater, geothermal, low bills, leed
solar, solar panels, photovoltaic, sun power, powerwall, solar array
electric car, ev, ev charger, tesla, charger, charging
smart home, smart-home, keyless, automation, cameras, thermostat, voice, app-controlled, technology, tech
radiant, heated floors, radiant floor heat, warm floors, in-floor heat
basement, walk-out, lower level, downstairs, finished basement
utilities included, heat included, utilities covered, water included, all bills
furnished, fully furnished, furniture included, turnkey
balcony, terrace, deck, rooftop, roof deck, roof rights, patio, veranda, lanai, porch
porch, front porch, screened, screened porch, three-season, sunroom, without bugs, bugs, mosquitoes, summer evenings, veranda, sit outside
zen, japanese, koi, tea house, meditation, bamboo, tranquil, serene, peaceful
nature, wildlife, birds, foxes, deer, open space, greenbelt, preserve, trail, trails, hiking, hike, herons, outdoors, nature lovers, birdwatching
airplane, aircraft, plane, hangar, runway, taxiway, pilot, fly, fly-in, airpark, airstrip
top floor, top-floor, nobody overhead, no one above, no upstairs neighbors, footsteps, overhead, upstairs neighbors, penthouse
parking, deeded parking, secured parking, carport, park, garage
storage, closets, closet, shelves, walk-in closet, storage cage, storage unit, attic, shed
large family, family reunions, large groups, sleeps twelve, bunkhouse, bunk, big family, six bedrooms, reunions, bunk room
fiber, gigabit, internet, high-speed, broadband, streaming, gaming
laundry, washer, dryer, laundry room, in-unit
bath, bathroom, soaking tub, clawfoot, spa bath, rain shower, steam shower, ensuite
live/work, zoned, commercial, mixed-use, storefront, business, home business, commercial zoned
island, tropical, palm, palms, citrus
sewing, craft, crafts, quilting, hobby room, craft room
church, chapel, converted church, steeple, schoolhouse, firehouse, converted
lake house, lake home, lakefront, lake cabin, waterfront cabin
fishing, fish, fish-cleaning, angler, trout, bass
hunting, hunt, hunter, deer, game, acreage
brewery, beer, keg, kegerator, pub, home brew
sunset, sunsets, west-facing, evening
aviary, fish tank, aquarium, pond
ocean views, sea views, ocean glimpses, sea view
wildfire, fire-resistant, sprinklers, metal roof
generator, backup power, whole-house generator, power outage, outages, batteries
astronomy, stars, dark sky, observatory, telescope
early 1900s, turn of the century, century old, over a century, millwork, four-square, foursquare, push-button, pocket doors, leaded windows, original details, 1890s, 1896, 1910s, 1920s, antique, historic
time capsule, retro, mid-century, breeze blocks, kidney pool, mahogany, paneling, vintage, 1950s, 1960s
wine lover, bordeaux, bottles, wine enthusiast, tasting, cellar, climate-controlled, sommelier
yoga, pilates, dance instructor, teach, classes, studio, mirrors, sprung floor, barre
tractor, tractors, tools, equipment, pole building, pole barn, barn, implement, storage building, toys
public transportation, public transit, tram, streetcar, trolley, bus line, subway, light rail, train, don't own a car, no car, car-free
electric bills, power bills, utility bills, cheap to heat, heating bills, hers, energy-star, tankless, insulated, efficient, sealed, high-efficiency, save on, low utility
lap pool, swim, swimming, laps, exercise, endless pool
motor coach, full time travelers, rver, rv barn, 50-amp, 30-amp, sewer dump, fifth wheel, covered storage
total rehab, wreck, knock down, foundation, roof tarped, condemned, shell, all offers, investor
one floor, all on one floor, single level, everything on one level, bad knees, climb, no stairs, level driveway, ranch, stairless, retirees
nightlife, bars, clubs, theater district, restaurants, entertainment, music venues, downtown, doorstep
place for the car, assigned space, parking, garage space, deeded parking, garage
boats, sailboat, harbor, marina, watch boats, slip, tie up
trail, bridle path, trail riding, horses
podcast, streaming, gaming, gamer, recording, soundproof, studio, media room
darkroom, photographer, photography, photo studio, natural light, north light
apple, apples, cider, orchard, fruit trees, maple, sugar shack, berries
snowbird, winter in the sun, warm climate, sunshine, retire, lanai
salon, hairdresser, beauty, stylist, home business, separate entrance, client entrance, clients, practice, therapist, consulting
wedding, venue, events, event barn, weddings, receptions
truck driver, trucker, semi, semi truck, oversized parking, turnaround, trucks
gun, shooting, range, hunting, deer stand, wildlife food plots
storm shelter, tornado, safe room, storm cellar, bunker
elevated, stilts, pilings, flood, above flood, raised
allergies, allergy, asthma, no carpet, hardwood, air filtration, hepa, smoke-free, chemical-free
seller financing, owner financing, owner will carry, no bank, assumable, low rate, rate buydown, lease option, rent to own
no hoa, no restrictions, no covenants, no rules, paint it any color, freedom, park anything
downsizing, empty nest, empty nesters, smaller home, simplify, lock and leave, less space to clean
nursery, baby, newborn, infant, young family, toddlers, play area, playroom
sidewalks, walk to class, k-8, school, campus, neighborhood school, playground, stroller
tall ceilings, high ceilings, soaring, lofty, vaulted, volume ceilings, cathedral, double-height
hot springs, thermal, soak, mineral, sauna
model trains, hobby, collectibles, collector, display, hobby room
spiral staircase, staircase, stairs, foyer, grand entry
sunrise, morning light, east-facing, breakfast
fire pit, bonfire, campfire, marshmallows, stargazing
snow, snow removal, heated driveway, snowmelt, winter
bay window, window seat, reading, nook
copper, plumbing, wiring, electrical, re-plumbed, re-wired, updated systems, new furnace
open floor plan, open concept, great room, flowing, combined living
separate meters, separately metered, own utilities
treehouse, playhouse, fort, swings, swing set
cinema, film buff, movie lover, screening, popcorn, projector, theater
basement hangout, man cave, rec room, bar, billiards, big game, sports, watch the game
commuters, freeway access, easy commute, highway access, airport, frequent flyer
base, military, soldiers, va loan
quiet street, no traffic, dead-end, cul-de-sac, low traffic, safe for bikes
deck, grill, cookout, barbecue, summer, al fresco, dine outside, outdoor dining
storybook, fairy tale, round door, whimsical, charming, cottage, enchanted, cute
village, small town, town square, green, main street, ice cream, old-fashioned neighborhood, stroll, porch swing
scandinavian, nordic, minimalist, clean lines, light wood, sauna
farmhouse style, modern farmhouse, shiplap, white, barn doors, board and batten
french, provencal, chateau, shutters, country french, european
asian, japanese, zen, shoji, tea
tropical, caribbean, palm, breezes, lanai, hurricane
bayou, marsh, crab, crabbing, pier, dock, stilted, tidal, oyster
art deco, deco, terrazzo, curved, 1930s, streamline
log cabin, log, lodge, rustic, timber frame, post and beam
geodesic, dome, earth-sheltered, unusual shape, round house, yurt, silo, container, shipping container
boathouse, sleeping porch, summer house, camp, lake camp
golf, tee off, tee time, nine holes, eighteen holes, putting green, putt, clubs, golfer, golf course, fairway, links, driving range, handicap, caddie, country club, golf cart, links membership
lap swimming, laps, lengths, indoor pool, natatorium, heated pool, swim year-round, swim in winter, morning swim, endless pool, lap pool, lap lane, swim jet, pool house, cannonball, dive, diving board, float
live above, upstairs from my shop, live over, shop downstairs, bakery, cafe, storefront, retail, ground-floor shop, shopfront, commercial kitchen, oven hood, mixed-use, live/work, street-level, owner's flat, owner's apartment
sauna, finnish, steam room, banya, sweat, cedar, cold plunge, hot stones, infrared, birch
power chair, wheelchair, scooter, mobility chair, mobility scooter, roll under, turning radius, chair lift, stairlift, ramp, wide doors, wide doorways, no thresholds, transfer, walker, crutches, lowered, grab bars, roll-in
cook for themselves, own kitchen, second kitchen, kitchenette, parents, parents live with us, in-laws, grown son, grown daughter, private entrance, granny, suite, apartment over, accessory, independence, grandmother
pizza, pizza oven, wood-fired, wood-fired oven, under the stars, outdoor kitchen, smoker, brisket, pizzaiolo, outdoor cooking, cookout, grill
pool table, billiards, snooker, cue, pints, taps, bar, darts, pub, buddies, game night, poker, card table, foosball, arcade, pinball, ping-pong, game room, wet bar
cast a line, fishing, reel, bait, tackle, bass, trout, walleye, fly fishing, angler, pier, dock, stocked pond, creek, fish cleaning, rods
climbing steps, steps, stairs, elevator, private elevator, lift, out of the question, knees, hips, every floor, residential elevator, stairlift
drums, drummer, practise, practice, rehearse, rehearsal, amp, loud, jam, band, choir, soundproof, isolation, sound-insulated, double studs, acoustic, recording, trumpet, saxophone, cello, violin, piano, grand piano, karaoke
holiday dinners, thanksgiving, christmas dinner, feast, potluck, big meals, cook a lot, two ovens, double ovens, double oven, banquet, seats twelve, seats fourteen, formal dining, dining room, six burners, catering kitchen, scullery
stroll, blooms, flowers, petals, blossoms, blossom, camellias, azaleas, roses, lavender, wisteria, hydrangeas, peonies, tulips, perennials, borders, paths, garden paths, botanical, arbor, trellis, gazebo, landscaped
lemonade, iced tea, sip, rocking chair, rocking chairs, rocker, swing, wave, passers-by, watch the world, porch, front porch, veranda, wraparound, porch swing, neighbors stroll
hillside, hill, built into, dug into, slope, sloped, bermed, earth-sheltered, earth-bermed, terraced, underground, sod roof, stilts, cantilevered, below grade
server, servers, racks, network, cat6, ethernet, wired, data closet, server closet, rack, cooling, fiber, it, tech, dedicated circuits, electronics
sneeze, sneezing, pollen, dust, allergies, allergic, hay fever, asthma, breathe, air purifier, hepa, no carpet, carpet-free, filtration, fragrance-free, mold-free, clean air
roll out of bed, slopes, powder, powder days, chairlift, gondola, lift, first tracks, apres, boots, ski, ski-in, snowboard, run, skis, lodge
sunbathe, tan, lounge chairs, sun deck, cabana, loungers, poolside, resort
sleep late, blackout, night shift, shift worker, sleep during the day, dark bedroom, interior bedroom, shutters, quiet
homeschool, schoolroom, classroom, teach, lessons, tutoring, desks, chalkboard, study
daycare, childcare, nursery school, home daycare, preschool, play yard, licensed, child care
telescope, stars, night sky, dark skies, milky way, constellations, stargaze, observatory, dome, unlit
sunrise, dawn, morning coffee, first light, east, east-facing, breakfast nook, coffee, espresso
sunset, dusk, evening light, golden hour, west, west-facing, cocktails, sundowner
knit, quilt, sewing machine, fabric, yarn, loom, weaving, crafts, craft room, hobby room, cutting table
paint, easel, canvas, watercolor, artist, studio, north light, skylight, sink, gallery wall
throw pots, kiln, clay, wheel, ceramics, glaze, potter, pottery
weld, forge, blacksmith, anvil, metalwork, steel building, three-phase, welding
restore cars, wrench, wrenching, tinker, mechanic, hoist, lift, engine, hot rod, muscle car, oil change, bays, pit, workshop, compressor
motorcycle, motorbike, harley, bikes, ride, garage, dirt bikes, atv, quads, side-by-side, trails
bicycle, cycle, pedal, spin, bike path, bike trail, greenway, bike lane, bike storage, bike room
run, jog, jogger, marathon, running trail, path, loop, park, greenway, trailhead
hike, hiker, trek, backpack, trailhead, trails, summit, state park, preserve, boots
climb, bouldering, climbing wall, rope, crag
paddle, kayak, canoe, paddleboard, launch, put in, rowing, scull, regatta, oars, boathouse
sail, sailor, regatta, mast, keel, slip, mooring, harbor, yacht club, marina
surf, surfer, wetsuit, board, boards, break, waves, outdoor shower, beach, sand
skate, skating, skateboard, half-pipe, ice rink, hockey, rink, hockey net
basketball, hoop, hoops, half-court, dribble, sport court, court, three-pointers
tennis, serve, racket, clay court, pickleball, match
archery, targets, range, shooting, hunt, blind, deer, duck, game
hens, eggs, chickens, rooster, coop, poultry, ducks, run, fresh eggs
goats, sheep, lambs, wool, alpacas, llamas, pigs, livestock, pasture, fencing, loafing shed, milk, cheese
cow, cattle, beef, ranch, graze, grazing, pasture, corral, squeeze chute, hay
pony, horse, saddle, ride, gallop, dressage, arena, stalls, tack, paddock, bridle
bees, hive, hives, honey, apiary, pollinator
grow, harvest, tomatoes, vegetables, salad, beds, raised beds, greenhouse, soil, compost, self-sufficiency, allotment, garden
fruit, pick, orchard, apples, peaches, pears, plums, cherries, figs, citrus, lemons, avocados, berries, jam, trees
wine, grapes, vines, vineyard, press, crush, cellar, bottles, racks
brew, beer, hops, kegs, taps, brewer, brewhouse
bake, bread, pastries, sourdough, loaves, oven, marble counter, proofing, baker
canning, preserves, root cellar, pantry, larder, cold storage, freezer, stock up, bulk
foraging, mushrooms, woods, forest, timber, firewood, chop wood, wood stove
snuggle, cozy, warm up, crackling, logs, fire, hearth, fireplace, wood stove, winter nights, stone fireplace
power cuts, blackouts, outages, grid goes down, generator, standby, battery, backup, solar, storms
cut bills, lower bills, save money, energy costs, heating costs, cooling costs, insulated, heat pump, solar, net-zero, efficient
water shortage, drought, rain barrels, cistern, rainwater, well, xeriscape, low-water, irrigation
bugs, mosquitoes, screened, screened porch, lanai, screens, three-season
prying eyes, unseen, hidden, screened from, hedge, hedges, privacy, nobody can see, seclusion, gated, wall, long driveway, set back, end of the lane
burglars, break-in, secure, safe, alarm, cameras, gate, guard, security, monitored, vault, doorman, concierge, panic room
packages, parcels, deliveries, doorman, front desk, concierge, package room, mailroom, locker
luggage, travel, trips, away, lock and leave, hoa, maintenance, airport, caretaker, jet-set
fly, pilot, plane, cessna, hangar, runway, airstrip, taxi, airpark
airport, flights, frequent flyer, jet, terminal, travel for work
train, rail, trains, station, commute, platform, subway, metro, tram, light rail, bus, carless, no car, without driving
ferry, boat commute, island, terminal, bridge
long-haul, semi, rig, truck, trailer, big rig, turnaround, gravel, equipment parking
camper, rv, motorhome, airstream, hookup, hookups, 50-amp, 30-amp, dump, tall door, pad, hook up, travel trailer
guests, visitors, overnight guests, friends stay, grandkids visit, guest room, guest house, guest suite, sofa bed, casita, bunk room
nanny, au pair, housekeeper, staff, live-in, quarters, suite, separate entrance, service
lodger, roommate, boarder, renter, rent a room, rent out, helps with the mortgage, offset, income, unit, basement apartment
airbnb, nightly, short stays, short-term, bookings, guests pay, hosts, permit, vacation rental
patients, clients, therapy, massage, consulting room, waiting room, practice, office entrance, separate entrance, professional
haircuts, salon, barber, nails, stylist, shampoo, chairs
warehouse, inventory, stock, online store, shipping, pallets, packing, loading dock, roll-up door, storage, fulfillment
photographs, portraits, camera, backdrop, darkroom, studio, cyclorama, north light
podcast, microphone, voice-over, booth, stream, streamer, gamer, gaming, soundproof, fiber
movie nights, popcorn, big screen, projector, theater, surround, recliners, binge
read, novels, bookshelves, library, ladder, books, window seat, nook, paperbacks, first editions
meditate, breathe, mindfulness, calm, zen, yoga, mat, silence, retreat, chapel, pray
lift weights, barbell, squat rack, treadmill, rubber floor, gym, peloton, workout, sweat
dance, dancer, ballet, barre, sprung floor, mirrors, ballroom, tango
little ones, toddlers, crawl, babyproof, gates, playroom, nursery, kids, fenced, swing, sandbox
teenagers, teens, hang out, own floor, rec room, bonus room, basement, loft, separate wing
twins, siblings, share a bath, jack and jill, bunk beds, bedrooms upstairs
dogs run, puppy, hound, retriever, fetch, dog door, fenced, dog wash, kennel, leash
cats, kitten, feline, catio, screened
parrots, birds, aviary, birdfeeders, feeders, birdwatch, warblers, hummingbirds, wetlands, marsh, sanctuary
fish, koi, aquarium, pond, tank, water feature, waterfall
antiques, old-fashioned, history, heritage, landmark, plaque, register, original, period, restored, museum
odd, weird, unlike any other, conversation piece, quirky, converted, one-of-a-kind, round, dome, silo, lighthouse, church, schoolhouse, caboose, treehouse, windmill, barn conversion, former, fire station, bank vault
glass walls, glass house, floor-to-ceiling, light pours, transparent, sun-filled, greenhouse, conservatory, atrium, solarium
tall people, tall, basketball player, high ceilings, ten-foot, raised counters, high doors, tall doors
short on cash, small budget, tight budget, shoestring, little money, low price, starter, priced to sell, affordable, cheapest, no frills, modest
sweat equity, do it myself, diy, handy, project, bargain, fixer, gut, rehab, potential, vision, tlc, needs everything
unpack, suitcase, hassle-free, no projects, nothing to fix, done, turnkey, move-in, new everything
just built, untouched, fresh paint, new smell, first to live, warranty, builder
cash flow, tenants, passive income, landlord, leased, units, yield, cap rate, portfolio
build, blueprint, plot, dirt, acreage, empty, lot, buildable, architect, shovel-ready, utilities at street, septic approved
retire, slower pace, golden years, grandchildren, single-level, 55+, clubhouse, activities, bingo, shuffleboard
shared meals, communal, common house, cohousing, community garden, neighbors, potlucks, co-op, intentional community, like family
small footprint, tiny, minimal, declutter, compact, simple living, micro, efficient
wind, breeze, breezes, cross ventilation, no air conditioning, ceiling fans, transoms, shady, cool in summer
hot summers, heat, air conditioning, central air, shade, cool, mini-split, misters
cold floors, warm feet, toasty, radiant, heated floors, underfloor, bathroom floor
snow, shovel, shoveling, plow, plowed, heated driveway, snowmelt, attached garage, covered parking
flood, floods, high ground, elevated, raised, stilts, above the floodplain, sump
tornado, twister, shelter, bunker, safe room, cellar, concrete
wildfire, embers, defensible space, metal roof, sprinklers, stucco, fire-resistant
quake, earthquake, bolted, retrofit, seismic, reinforced
noise, silence, hush, quiet, triple-pane, solid walls, concrete, soundproof, dead-end, no traffic, peaceful
`;

/** Each thing as the phrases that mean it. */
export const CONCEPTS: readonly (readonly string[])[] = CONCEPT_LINES.trim()
  .split('\n')
  .map((line) => line.split(',').map((phrase) => phrase.trim()));
