import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { hotGamesQuery } from '../../api/queries.ts'
import { Apps } from './apps.tsx'
import { Categories } from './categories.tsx'
import { Draws } from './draws.tsx'
import { HotGames } from './hot-games.tsx'
import { Statistics } from './statistics.tsx'
import { Strip } from './strip.tsx'
import css from './home.module.css'

const FEW = 2

/** Home below its great picture. It comes after the first paint, in a file of its own with its texts. */
const BelowFold = () => {
  const { data } = useQuery(hotGamesQuery)
  const count = data?.data.length ?? 0
  const few = count > 0 && count <= FEW
  // In two pieces, neither of them long: what nearly everybody sees first, and then the rest.
  const rest = useDeferredValue(true, false)
  return (
    <>
      <Strip />
      <Categories />
      <div className={css.showcase} data-few={few || undefined} style={{ '--few': count }}>
        <HotGames />
        {few && <Draws />}
      </div>
      {rest ? (
        <>
          <div className={css.pair}>
            {!few && <Draws />}
            <Statistics />
          </div>
          <Apps />
        </>
      ) : (
        <div className={css.waiting} />
      )}
    </>
  )
}

export default BelowFold
