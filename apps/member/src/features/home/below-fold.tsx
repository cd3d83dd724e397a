import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { hotGamesQuery } from '../../api/queries.ts'
import { Apps } from './apps.tsx'
import { Categories } from './categories.tsx'
import { Draws } from './draws.tsx'
import { HotGames } from './hot-games.tsx'
import { Statistics } from './statistics.tsx'
import { Strip } from './strip.tsx'
import css from './home.module.css'

const FEW = 2

/** What is drawn after what stands before it: each piece is a short task of its own. */
const Later = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) ? children : <div className={css.waiting} />

/** Home below its great picture. It comes after the first paint, in a file of its own with its texts, and piece by piece. */
const BelowFold = () => {
  const { data } = useQuery(hotGamesQuery)
  const count = data?.data.length ?? 0
  const few = count > 0 && count <= FEW
  return (
    <>
      <Strip />
      <Categories />
      <Later>
        <div className={css.showcase} data-few={few || undefined} style={{ '--few': count }}>
          <HotGames />
          {few && <Draws />}
        </div>
        <Later>
          <div className={css.pair}>
            {!few && <Draws />}
            <Statistics />
          </div>
          <Apps />
        </Later>
      </Later>
    </>
  )
}

export default BelowFold
