import { useState } from 'react'
import {
  Button,
  Carousel,
  CategoryCard,
  GameTile,
  IconButton,
  Marquee,
  MoonHero,
  SectionTitle,
  Tabs,
  TileGrid,
  categories,
  icons,
  motifUrls,
  type Category,
  type Motif,
  type Pattern,
} from '../../src/index.ts'
import type { Texts } from '../texts.ts'

const motifs: Motif[] = [
  'dragon',
  'phoenix',
  'panda',
  'octopus',
  'fox',
  'tiger',
  'cherries',
  'pirate-flag',
  'mahjong-red-dragon',
  'four-leaf-clover',
  'rocket',
  'red-envelope',
]
const looks: [number, number, Pattern][] = [
  [45, 28, 'rings'],
  [0, 345, 'seigaiha'],
  [150, 160, 'stars'],
  [220, 235, 'swell'],
  [285, 275, 'sunburst'],
  [70, 50, 'rings'],
  [10, 20, 'seigaiha'],
  [235, 255, 'stars'],
  [165, 150, 'lattice'],
  [135, 145, 'sunburst'],
  [295, 290, 'rings'],
  [40, 25, 'seigaiha'],
]
const providers = ['PG', 'JZ', 'CQ9', 'PT']

const Tiles = ({ t }: { t: Texts }) => {
  const [loved, setLoved] = useState(0)
  return (
    <TileGrid label={t.hot}>
      {motifs.map((motif, i) => {
        const [from, to, pattern] = looks[i] ?? [40, 20, 'rings']
        return (
          <GameTile
            key={motif}
            title={t.games[i] ?? ''}
            provider={providers[i % 4] ?? ''}
            seed={i}
            picture={motifUrls[motif]}
            hues={[from, to]}
            pattern={pattern}
            seal={i % 4 === 3 ? undefined : t.seals[i % 3]}
            onPlay={() => setLoved(i)}
            actions={
              <>
                <Button variant="primary" size="s">
                  {t.play}
                </Button>
                <Button size="s">{t.demo}</Button>
              </>
            }
            corner={
              <IconButton
                icon={loved === i ? icons.heartFilled : icons.heart}
                label={`${t.hot} ${t.games[i] ?? ''}`}
                aria-pressed={loved === i}
                onClick={() => setLoved(i)}
              />
            }
          />
        )
      })}
    </TileGrid>
  )
}

export const BrandPart = ({ t }: { t: Texts }) => {
  const [tab, setTab] = useState('0')
  const texts = {
    previous: t.previous,
    next: t.next,
    pause: t.pause,
    play: t.resume,
    slide: (n: number, of: number) => `${n} / ${of}`,
  }
  const names = Object.keys(categories) as Category[]
  const cards = names.map((name, i) => (
    <CategoryCard key={name} category={name} title={t.cats[i] ?? ''} note={name} href={`#/${name}`} />
  ))
  const hero = (
    <MoonHero
      level={2}
      seal={t.seal}
      title={t.title}
      accent={t.accent}
      text={t.lead}
      actions={
        <>
          <Button variant="primary" size="l">
            {t.claim}
          </Button>
          <Button size="l">{t.demo}</Button>
        </>
      }
    />
  )
  return (
    <>
      <div className="rows">
        <Carousel label={t.title} slides={[hero, hero, hero]} visible={1} interval_ms={6000} dots texts={texts} />
        <Marquee items={t.news} label={t.news[0] ?? ''} texts={{ pause: t.pause, play: t.resume }} />
      </div>
      <section>
        <SectionTitle aside={<a href="#all">{t.tabs[3]} 3,126</a>}>{t.lobby}</SectionTitle>
        <Carousel label={t.lobby} slides={cards} texts={texts} />
      </section>
      <section>
        <SectionTitle
          aside={
            <Tabs
              label={t.hot}
              value={tab}
              onChange={setTab}
              items={t.tabs.map((label, i) => ({ id: String(i), label }))}
            />
          }
        >
          {t.hot}
        </SectionTitle>
        <Tiles t={t} />
      </section>
    </>
  )
}
