import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useRef } from 'react'
import { hotGamesQuery } from '../../api/queries.ts'
import { lazily } from '../../start/lazily.tsx'
import { useNear } from '../../widgets/use-near.ts'
import { Apps } from './apps.tsx'
import { Categories } from './categories.tsx'
import { Draws } from './draws.tsx'
import { HotGames } from './hot-games.tsx'
import { Strip } from './strip.tsx'
import css from './home.module.css'

const FEW = 2

/** What is drawn after what stands before it: each piece is a short task of its own. */
const Later = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) ? children : <div className={css.waiting} />

const Far = lazily(() => import('../../widgets/home-far.part.tsx'))

/** The draws with what is beside and below them, which comes in a file of its own when it is near. */
const Pair = ({ is_placed, children }: { is_placed: boolean; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} className={css.pair}>
      {children}
      {useNear(place, is_placed) && <Far />}
    </div>
  )
}

/** Home below its great picture. It comes after the first paint, in a file of its own with its texts, and piece by piece. */
const BelowFold = () => {
  const { data, isPending } = useQuery(hotGamesQuery)
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
          <Pair is_placed={!isPending}>{!few && <Draws />}</Pair>
          <Apps />
        </Later>
      </Later>
    </>
  )
}

export default BelowFold
