import { Heart } from '#ui/icons/index.ts';
import { useState } from 'react';
import { formatArea, formatMoney } from '#lib/format.ts';
import { Address } from '../address.tsx';
import { Avatar } from '../avatar.tsx';
import { Carousel } from '../carousel.tsx';
import { CompareGrid } from '../compare-grid.tsx';
import { Gallery } from '../gallery.tsx';
import { IconButton } from '../icon-button.tsx';
import { PhotoStrip } from '../photo-strip.tsx';
import { Price } from '../price.tsx';
import { PropertyCard, PropertyCardSkeleton } from '../property-card.tsx';
import { SectionHeading } from '../section-heading.tsx';
import { homes, photos, pictures } from './sample-data.ts';
import { Chapter, Specimen } from './specimen.tsx';

export function HomeSpecimens() {
  const [a, b, c, d] = homes;
  return (
    <Chapter title="Homes">
      <Specimen name="Price and address">
        <Price cents={84_000_000} size="display" cutCents={1_500_000} />
        <Price cents={84_000_000} size="large" />
        <Price cents={245_000} unit="/mo" />
        <Price cents={85_500_000} size="small" struck />
        <Address layout="stack" street="1420 Alder Row" city="Evergreen" state="WA" postalCode="98015" />
        <Address city="Evergreen" state="WA" />
      </Specimen>
      <Specimen name="Property card: all facts, new, rent, no photo, highlighted, skeleton" layout="grid">
        {a ? <PropertyCard {...a} actions={<SaveButton />} /> : null}
        {b ? (
          <PropertyCard
            {...b}
            actions={<SaveButton />}
            strip={
              <PhotoStrip
                label="Photos"
                href={b.href}
                count={2}
                photos={[
                  { src: pictures.modern, alt: '' },
                  { src: pictures.gable, alt: '' },
                ]}
              />
            }
          />
        ) : null}
        {c ? <PropertyCard {...c} highlighted /> : null}
        {d ? <PropertyCard {...d} /> : null}
        {a ? <PropertyCard {...a} footer={<p className="text-ink-soft">Matches 7 of your 8 wishes</p>} /> : null}
        <PropertyCardSkeleton />
      </Specimen>
      <Specimen name="Carousel" layout="stack">
        <Carousel
          label="Similar homes"
          heading={<SectionHeading level={3} title="Similar homes" className="mb-0 md:mb-0" />}
          items={homes.map(({ id, ...home }) => ({ key: id, content: <PropertyCard {...home} /> }))}
        />
      </Specimen>
      <Specimen name="Gallery" layout="stack">
        <Gallery photos={photos} title="1420 Alder Row" />
      </Specimen>
      <Specimen name="Compare grid" layout="stack">
        <CompareGrid
          caption="Three homes side by side"
          columns={homes.slice(0, 3).map((home) => ({
            id: home.id,
            head: (
              <>
                <img
                  src={home.image?.src}
                  alt={home.image?.alt ?? ''}
                  className="mb-2 aspect-[3/2] w-full rounded-control object-cover"
                />
                <span className="block text-base font-semibold">{formatMoney(home.priceCents)}</span>
                <span className="line-clamp-1 text-ink-soft">{home.street}</span>
              </>
            ),
          }))}
          rows={[
            { label: 'Beds', group: 'Space', values: ['4', '3', 'Studio'], differs: true },
            {
              label: 'Living area',
              values: homes.slice(0, 3).map((home) => formatArea(home.livingAreaSqft ?? 0)),
              differs: true,
              bestAt: 1,
            },
            { label: 'Heating', group: 'Systems', values: ['Heat pump', 'Heat pump', null] },
          ]}
        />
      </Specimen>
      <Specimen name="Avatar">
        <Avatar name="Rosa Delgado" size="large" />
        <Avatar name="Sam Okafor" />
        <Avatar name="Mei" size="small" />
        <Avatar name="Alder House" src={pictures.gable} />
      </Specimen>
    </Chapter>
  );
}

function SaveButton() {
  const [saved, setSaved] = useState(false);
  return (
    <IconButton
      icon={Heart}
      label={saved ? 'Remove from saved' : 'Save'}
      variant="floating"
      size="small"
      pressed={saved}
      onClick={() => setSaved(!saved)}
    />
  );
}
