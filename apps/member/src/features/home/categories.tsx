import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Carousel, type Category, CategoryCard, SectionTitle } from '@moongate/ui'
import { anyGameQuery } from '../../api/queries.ts'
import { formatCount, t } from '../../text.ts'
import { getCarouselTexts } from '../../widgets/carousel-texts.ts'
import css from './home.module.css'

const categories = [
  ['live', '#/Live'],
  ['slots', '#/Game'],
  ['board', '#/Board'],
  ['fish', '#/Fish'],
  ['lottery', '#/Lottery'],
  ['sport', '#/Sport'],
  ['esport', '#/Esports'],
] as const satisfies readonly (readonly [Category, string])[]

/** Seven categories, five in view, one step every 2.5 s (R2.28, R9.10). */
export const Categories = () => {
  const { data: all } = useQuery(anyGameQuery)
  const slides = categories.map(([category, href]) => (
    <CategoryCard
      key={category}
      category={category}
      href={href}
      title={t(`member:home.category.${category}`)}
      note={t('member:home.enter')}
    />
  ))
  return (
    <section>
      <SectionTitle
        aside={
          all &&
          all.total > 0 && (
            <Link to="/Lottery" className={css.more}>
              {t('member:home.all_games', { count: formatCount(all.total) })}
            </Link>
          )
        }
      >
        {t('member:home.hall')}
      </SectionTitle>
      <Carousel
        label={t('member:home.hall')}
        slides={slides}
        texts={getCarouselTexts()}
        visible={5}
        interval_ms={2500}
      />
    </section>
  )
}
