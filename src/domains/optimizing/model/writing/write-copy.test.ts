import { describe, expect, it } from 'vitest';
import { randomFacts } from '#tests/support/random-facts.ts';
import { type HomeFacts } from '../home-facts.ts';
import { textsOf, writeIn as write, YEAR } from '#tests/support/written-copy.ts';

describe('texts about one home', () => {
  const facts = randomFacts('rich', 0.95);

  it('are the same for the same seed, and others for another', () => {
    expect(write(facts)).toEqual(write(facts));
    expect(write(facts).variants[0]?.text).not.toBe(write(facts, 'two').variants[0]?.text);
  });

  it('do not say that it was built in a year to come, nor what fields deny', () => {
    const fields = {
      ...facts.fields,
      YearBuilt: YEAR + 1,
      NewConstructionYN: true,
      PropertyCondition: ['Fixer'],
      CarportYN: true,
      CarportSpaces: 0,
    };
    const texts = textsOf(write({ ...facts, fields })).join(' ');
    expect(texts).not.toMatch(/2028|new construction|fixer|carport/i);
    expect(textsOf(write({ ...facts, fields: { ...facts.fields, YearBuilt: YEAR } })).join(' ')).toContain('2027');
  });

  it('come in every tone and length', () => {
    const { variants } = write(facts);
    expect(new Set(variants.map(({ tone, limit }) => `${tone} ${limit}`)).size).toBe(15);
    expect(new Set(variants.filter(({ limit }) => limit === 4000).map(({ text }) => text)).size).toBe(5);
  });

  it('say nothing of nothing', () => {
    const { variants, titles, snippet, factsUsed } = write({ fields: {}, rooms: [], nearby: [] });
    expect({ variants, titles, snippet, factsUsed }).toEqual({ variants: [], titles: [], snippet: null, factsUsed: [] });
  });

  it('say neither side of a contradiction', () => {
    const { variants, contradictions } = write({
      fields: {
        PropertySubType: 'Single Family Residence',
        BedroomsTotal: 3,
        PoolPrivateYN: false,
        PoolFeatures: ['In Ground'],
        FireplaceYN: false,
        FireplacesTotal: 2,
      },
      rooms: [],
      nearby: [],
    });
    expect(contradictions).toHaveLength(2);
    expect(variants.map(({ text }) => text).join(' ')).not.toMatch(/pool|fireplace/i);
  });

  it('call land no home, also where its kind is in doubt', () => {
    for (const fields of [
      { PropertySubType: 'Unimproved Land', LotSizeSquareFeet: 435_600, Utilities: ['Electricity Available'] },
      { PropertySubType: 'Unimproved Land', LotSizeSquareFeet: 435_600, BedroomsTotal: 5 },
      { LotSizeSquareFeet: 435_600 },
    ])
      for (const seed of ['one', 'two', 'three', 'four'])
        expect(textsOf(write({ fields, rooms: [], nearby: [] }, seed)).join(' ')).not.toMatch(/\b(?:home|house)\b/i);
  });

  it('say nothing of areas that contradict each other', () => {
    const { contradictions, variants } = write({
      fields: { City: 'Reno', LivingArea: 1200, AboveGradeFinishedArea: 3000, Basement: ['None'], BelowGradeFinishedArea: 900 },
      rooms: [],
      nearby: [],
    });
    expect(contradictions).toHaveLength(2);
    expect(variants.map(({ text }) => text).join(' ')).not.toMatch(/sq ft|basement|below/i);
  });

  it('repeat no words of their people', () => {
    const { variants } = write({
      fields: {
        City: 'Adults Only',
        BedroomsTotal: 2,
        InteriorFeatures: ['Perfect for families', '<script>', 'Kitchen Island'],
        Roof: ['New in 2024'],
      },
      rooms: ['Nursery'],
      nearby: [{ name: 'No children beach', kind: 'park', walkMinutes: 3 }],
    });
    const texts = variants.map(({ text }) => text).join(' ');
    expect(texts).toMatch(/island/);
    expect(texts).not.toMatch(/adults only|families|script|2024|children/i);
  });

  const tell = (fields: HomeFacts['fields'], more: Partial<HomeFacts> = {}) =>
    ['one', 'two', 'three', 'four', 'five', 'six']
      .flatMap((seed) => textsOf(write({ fields, rooms: [], nearby: [], ...more }, seed)))
      .join('\n');

  it('say what a building has of the building, not of a unit in it', () => {
    const texts = tell(
      {
        PropertySubType: 'Condominium',
        BedroomsTotal: 2,
        StoriesTotal: 34,
        LotSizeSquareFeet: 174_240,
        Roof: ['Slate'],
        ConstructionMaterials: ['Brick'],
        InteriorFeatures: ['Elevator', 'High Ceilings'],
      },
      { rooms: ['Gym', 'Office'] },
    );
    expect(texts).toContain('is in a 34-story brick building with a slate roof');
    expect(texts).not.toMatch(/has a slate roof|brick walls|acre|gym|(?:inside|indoors|interior)[^.;\n]* elevator/i);
    expect(texts).toMatch(/community (?:\w+ )*an elevator/);
    expect(texts).toContain('office');
  });

  it('say that a home is not built yet, and no year of it', () => {
    const fields = { PropertySubType: 'Single Family Residence', BedroomsTotal: 4, YearBuilt: YEAR, NewConstructionYN: true };
    const texts = tell({ ...fields, PropertyCondition: ['To Be Built'] });
    expect(texts).not.toMatch(/2027|new construction/i);
    expect(texts).toContain('is to be built');
    expect(tell({ ...fields, PropertyCondition: ['Under Construction'] })).toContain('Under construction: four-bedroom house');
  });

  it('give several homes no single kitchen', () => {
    const texts = tell({ PropertySubType: 'Quadruplex', BedroomsTotal: 8, Appliances: ['Gas Range', 'Refrigerator'] });
    expect(texts).toContain('gas range');
    expect(texts).not.toMatch(/kitchen/i);
  });

  it('agree in number and article', () => {
    const texts = tell({
      PropertySubType: 'Single Family Residence',
      BedroomsTotal: 8,
      BathroomsFull: 2,
      BathroomsHalf: 2,
      LivingArea: 2960,
      GarageSpaces: 8,
      LotSizeSquareFeet: 8400,
      View: ['Mountain(s)', 'Valley'],
      ParkingFeatures: ['Electric Vehicle Charging Station(s)', 'Underground'],
      ConstructionMaterials: ['Log'],
      BelowGradeFinishedArea: 1,
      AssociationFee: 812,
      AssociationFeeFrequency: 'Monthly',
      AssociationFeeIncludes: ['Water', 'Trash'],
      TaxAnnualAmount: 5433,
      TaxYear: 2026,
    });
    expect(texts).toContain('an eight-car garage');
    expect(texts).toContain('an 8,400 sq ft lot');
    expect(texts).toContain('two full and two half baths, and 2,960 sq ft');
    expect(texts).toContain('log walls');
    expect(texts).not.toMatch(/\ba eight|a 8|comes mountain|there are EV|half baths and 2|trash and property|logs|1 finished/);
  });

  it('name in titles what sets a home apart, in words that people use', () => {
    const copies = ['one', 'two', 'three', 'four', 'five', 'six'].map((seed) =>
      write(
        {
          fields: {
            PropertySubType: 'Single Family Residence',
            City: 'ALDER FALLS',
            BedroomsTotal: 3,
            YearBuilt: 1926,
            StoriesTotal: 2,
            WaterfrontYN: true,
            PoolPrivateYN: true,
            FireplacesTotal: 2,
            Appliances: ['Refrigerator', 'Trash Compactor', 'Disposal'],
            Flooring: ['Carpet', 'Hardwood'],
          },
          rooms: [],
          nearby: [],
        },
        seed,
      ),
    );
    const titles = copies.flatMap((copy) => copy.titles.map(({ text }) => text));
    expect(titles.filter((title) => !/^Waterfront three-bedroom(?: 1926|, two-story)? house/.test(title))).toEqual([]);
    expect(titles.join('\n')).not.toMatch(/construction|stories|refrigerator|compactor|disposal|carpet|with waterfront|ALDER/);
    expect(titles.join('\n')).toContain('in Alder Falls');
  });

  it('call a lot by its size and place, and write its acres with a comma', () => {
    const texts = tell({
      PropertySubType: 'Unimproved Land',
      LotSizeSquareFeet: 348_480_000,
      LotFeatures: ['Corner Lot', 'Back Yard'],
    });
    expect(texts).toContain('8,000-acre lot');
    expect(texts).toContain('is a corner lot');
    expect(texts).not.toMatch(/lot[^.\n]* with a corner lot/);
    expect(texts).not.toMatch(/8000|the lot (?:has|gives you)[^.\n]*corner lot|back yard/i);
  });

  it('say where a lot is together with its size, and the home once in a sentence', () => {
    const texts = tell({
      PropertySubType: 'Single Family Residence',
      YearBuilt: 1957,
      StoriesTotal: 2,
      LotSizeSquareFeet: 9000,
      LotFeatures: ['Cul-De-Sac'],
      Roof: ['Flat'],
      ConstructionMaterials: ['Stucco'],
      Heating: ['Heat Pump'],
      GarageSpaces: 2,
    });
    expect(texts).toContain('a 9,000 sq ft lot on a cul-de-sac');
    expect(texts).not.toMatch(/is on [^.\n]* is on|the house [^.\n]*, and the house |under a flat roof/i);
  });

  it('write sentences that begin with a capital, and costs as clauses', () => {
    const { translatable } = write({
      fields: { AssociationYN: false, TaxAnnualAmount: 1200 },
      rooms: [],
      nearby: [{ name: '86 St', kind: 'stop', walkMinutes: 1 }],
    });
    expect(translatable.map(({ text }) => text)).toEqual([
      'There is no HOA.',
      'Property tax is $1,200 a year.',
      'The 86 St stop is 1 minute away on foot.',
    ]);
  });

  it('call no bedroom twice, nor a fence beside a fence', () => {
    const texts = tell({
      PropertySubType: 'Single Family Residence',
      BedroomsTotal: 4,
      MainLevelBedrooms: 2,
      StoriesTotal: 2,
      Fencing: ['Split Rail', 'Fenced'],
    });
    expect(texts).toMatch(/two of the bedrooms are on the main level/i);
    expect(texts).not.toMatch(/two bedrooms on|split-rail fenc(?:e|ing)(?:,| and) (?:a )?fenc/i);
    expect(tell({ BedroomsTotal: 4, MainLevelBedrooms: 4, StoriesTotal: 2 })).toMatch(
      /all four bedrooms (?:are )?on the main level/i,
    );
  });

  it('go back outside only from the inside, and name times in parentheses', () => {
    const texts = tell(
      { PropertySubType: 'Cabin', City: 'Reno', PatioAndPorchFeatures: ['Deck'], PoolPrivateYN: true },
      { nearby: [{ name: 'Elm 2', kind: 'park', walkMinutes: 8 }] },
    );
    expect(texts).not.toMatch(/\bback outside\b/i);
    expect(texts).toContain('Elm 2 (8 minutes)');
  });

  it('are not refused for what fields do say', () => {
    for (const facts of [
      { fields: { PropertySubType: 'Duplex', LaundryFeatures: ['In Basement'] }, rooms: [], nearby: [] },
      { fields: { City: 'Áñasco', BedroomsTotal: 2 }, rooms: [], nearby: [] },
      {
        fields: {},
        rooms: [],
        nearby: [
          { name: 'St. Roch Park', kind: 'park' as const, walkMinutes: 7 },
          { name: 'Rouses Market', kind: 'grocery' as const, walkMinutes: 10 },
        ],
      },
    ])
      for (const seed of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'])
        expect(write(facts, seed).refused).toEqual([]);
  });

  it('say nothing of facts that cannot be together', () => {
    for (const fields of [
      { PropertySubType: 'Stock Cooperative', LotSizeSquareFeet: 871_200 },
      { PropertySubType: 'Single Family Residence', LivingArea: 100_000, LotSizeSquareFeet: 450 },
      { BedroomsTotal: 1, BathroomsFull: 40 },
      { PropertySubType: 'Manufactured Home', StoriesTotal: 4 },
    ]) {
      const { contradictions } = write({ fields: { City: 'Reno', ...fields }, rooms: [], nearby: [] });
      expect(contradictions).toHaveLength(1);
      expect(tell({ City: 'Reno', ...fields })).not.toMatch(/\d|stor|bath|acre/);
    }
  });

  it('count bedrooms of the main level once, where they are all there are', () => {
    const texts = tell({ PropertySubType: 'Condominium', BedroomsTotal: 2, MainLevelBedrooms: 2, StoriesTotal: 2 });
    expect(texts).toMatch(/both bedrooms are on the main level/i);
    expect(texts).not.toMatch(/two bedrooms on the main/i);
  });

  it('invite to no home that is not there', () => {
    for (const [stage, words] of [
      ['To Be Built', /to be built/i],
      ['Under Construction', /under construction/i],
    ] as const) {
      const texts = tell({
        PropertySubType: 'Single Family Residence',
        City: 'Katy',
        PropertyCondition: [stage],
        BedroomsTotal: 4,
        LivingArea: 2600,
        GarageSpaces: 3,
        PatioAndPorchFeatures: ['Deck'],
        InteriorFeatures: ['Kitchen Island', 'Wet Bar'],
      });
      expect(texts.split('\n').every((text) => words.test(text) || !/^(?:this|in katy|for sale|welcome)/i.test(text))).toBe(true);
      expect(texts).not.toMatch(
        /\b(?:welcome|tour|walk through|come and see|step (?:in|out)|head |come in|cook in|take a look)/i,
      );
    }
  });

  it('find no internet in a room, and no label twice', () => {
    const texts = tell({
      PropertySubType: 'Single Family Residence',
      City: 'Reno',
      InteriorFeatures: [
        'High Speed Internet',
        'Central Vacuum',
        'Wet Bar',
        'Dry Bar',
        'Sauna',
        'Crown Molding',
        'Solar Tube(s)',
        'Natural Woodwork',
        'Coffered Ceiling(s)',
        'Bookcases',
        'Open Floorplan',
        'Entrance Foyer',
        'Walk-In Closet(s)',
        'Cedar Closet(s)',
        'Double Vanity',
      ],
    });
    expect(texts).toMatch(/high-speed internet/i);
    expect(texts).not.toMatch(/(?:inside|indoors|interior|look for|notice|find)[^.;]*internet|\balso:/i);
    for (const text of texts.split('\n')) {
      const labels = text.match(/(?<=^|[.;] )[A-Za-z ]+(?=:)/g) ?? [];
      expect(new Set(labels.map((label) => label.toLowerCase())).size, text).toBe(labels.length);
    }
  });

  it('count what has no parts, and take an area of nothing for one that nobody gave', () => {
    expect(tell({ City: 'Troy', BedroomsTotal: 2.5, FireplacesTotal: 1.2 })).not.toMatch(/bedroom|fireplace/);
    expect(tell({ City: 'Fargo', BedroomsTotal: 3, LivingArea: 0 })).toMatch(/three bedrooms/i);
    expect(tell({ City: 'Erie', BedroomsTotal: 2, BathroomsHalf: 2 })).toMatch(/two half baths/i);
  });

  it('say of land whether there is water, sewer and power, and of a house only what is its own', () => {
    const supplied = { WaterSource: ['Well'], Sewer: ['Public Sewer'], Utilities: ['Electricity Connected'], HorseYN: true };
    const land = tell({ PropertySubType: 'Unimproved Land', City: 'Bend', LotSizeSquareFeet: 87_120, ...supplied });
    for (const words of [/\bwell\b/, /public sewer/i, /electricity/i, /horses (?:are )?allowed/i]) expect(land).toMatch(words);
    const house = tell({ PropertySubType: 'Single Family Residence', City: 'Bend', BedroomsTotal: 3, ...supplied });
    expect(house).toMatch(/\bwell\b/);
    expect(house).not.toMatch(/public sewer|electricity/i);
  });

  it('put a home on its lot in titles', () => {
    const { titles } = write({
      fields: { PropertySubType: 'Farm', LotSizeSquareFeet: 27_878_400, City: 'Bend' },
      rooms: [],
      nearby: [],
    });
    expect(titles.map(({ text }) => text).join()).toMatch(/on a 640-acre lot/);
    expect(titles.map(({ text }) => text).join()).not.toMatch(/with a 640/);
  });

  it('name one system that heats and cools once, and no tax among what a fee covers', () => {
    for (const system of ['Ductless', 'Geothermal', 'Heat Pump']) {
      const texts = tell({ PropertySubType: 'Single Family Residence', City: 'Reno', Heating: [system], Cooling: [system] });
      expect(texts).toMatch(/(?:heated and cooled by|has|with) an? (?:ductless system|geothermal system|heat pump)/i);
      expect(texts).not.toMatch(/(?:ductless|geothermal) cooling/i);
    }
    const fee = { AssociationFee: 56, AssociationFeeFrequency: 'Monthly', AssociationFeeIncludes: ['Insurance'] };
    const texts = tell({ PropertySubType: 'Townhouse', City: 'Reno', TaxAnnualAmount: 4802, TaxYear: 2026, ...fee });
    expect(texts).toMatch(/that covers insurance/);
    expect(texts).not.toMatch(/covers [^.;]*, property tax/);
  });

  it('name the kitchen once in a sentence', () => {
    const kitchen = {
      InteriorFeatures: ['Laminate Counters', 'Pantry'],
      Appliances: ['Refrigerator', 'Microwave', 'Dishwasher', 'Electric Range', 'Disposal'],
    };
    for (let at = 0; at < 40; at += 1) {
      const facts: HomeFacts = { fields: { PropertySubType: 'Townhouse', City: 'Reno', ...kitchen }, rooms: [], nearby: [] };
      const sentences = write(facts, `kitchen ${at}`).variants.flatMap((variant) => variant.sentences);
      expect(sentences.filter(({ text }) => /\bkitchen\b.*\b(?:the|your) kitchen\b/i.test(text))).toEqual([]);
    }
  });
});
