import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Carousel, CategoryCard, SectionTitle, Skeleton } from '@moongate/ui'
import { anyGameQuery, drawsQuery, suppliersQuery } from '../../api/queries.ts'
import { formatCount, t } from '../../text.ts'
import { getCarouselTexts } from '../../widgets/carousel-texts.ts'
import { RoundClock } from '../../widgets/round-clock.tsx'
import { listCategories, splitCategories } from './categories.rules.ts'
import css from './home.module.css'

const CARD_PX = 168
/** As many as the section of hot games shows anyhow. */
const SHOWN_ANYHOW = 12

const AllGames = () => {
  const { data: all } = useQuery(anyGameQuery)
  if (!all || all.total <= SHOWN_ANYHOW) return null
  return (
    <Link to="/AllGames" className={css.more}>
      {t('member-home:all_games', { count: formatCount(all.total) })}
    </Link>
  )
}

/** The game of the local lottery that closes next, or the word for any other category. */
const Note = ({ lottery }: { lottery: boolean }) => {
  const { data } = useQuery({ ...drawsQuery, enabled: lottery })
  const code = data?.[0]?.code
  return lottery && code !== undefined ? <RoundClock code={code} /> : t('member-home:enter')
}

type Listed = ReturnType<typeof listCategories>[number]

const CategoryTile = ({ listed: { category, href, open } }: { listed: Listed }) => (
  <CategoryCard
    category={category}
    href={href}
    title={t(`member:home.category.${category}`)}
    note={<Note lottery={category === 'lottery'} />}
    coming={open ? undefined : t('member-home:coming')}
  />
)

/** Seven categories, five in view, one step every 2.5 s (R2.28, R9.10); those without a game are dim and come last. */
export const Categories = () => {
  const { data: suppliers, isPending } = useQuery(suppliersQuery())
  const offered = suppliers && new Set(suppliers.map(({ params }) => params.gameType))
  const { apart, turning } = splitCategories(listCategories(offered))
  return (
    <section>
      <SectionTitle aside={<AllGames />}>{t('member-home:hall')}</SectionTitle>
      {isPending ? (
        <Skeleton height={CARD_PX} radius={20} />
      ) : (
        <div className={css.hall} data-apart={apart.length > 0 || undefined}>
          {apart.length > 0 && (
            <div className={css.apart}>
              {apart.map((one) => (
                <CategoryTile key={one.category} listed={one} />
              ))}
            </div>
          )}
          <Carousel
            label={t('member-home:hall')}
            slides={turning.map((one) => (
              <CategoryTile key={one.category} listed={one} />
            ))}
            texts={getCarouselTexts()}
            visible={5}
            interval_ms={2500}
          />
        </div>
      )}
    </section>
  )
}
