import { fetchPart, useAway } from '@moongate/client/react'
import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import { hearing } from '../api/hearing.ts'

const Nothing = () => null

/** What stands in a part's place: while it comes, and while it cannot be had. */
type StandIns<Props> = { Waiting?: ComponentType<Props>; Missing?: ComponentType<Props> }

/**
 * A part of a screen in a file of its own, to be had when it is wanted. While it cannot be had, `Missing` stands in its place
 * and the screen around it stays; with the server it comes back by itself. `preload` fetches it before it is shown.
 */
export const lazily = <Props extends object>(
  get: () => Promise<{ default: ComponentType<Props> }>,
  { Waiting = Nothing, Missing = Waiting }: StandIns<Props> = {},
) => {
  const Part = fetchPart(() => get().then((file) => file.default))
  const show = (props: Props) => {
    const away = useAway(hearing)
    return (
      <CatchBoundary getResetKey={() => String(away)} errorComponent={() => <Missing {...props} />}>
        <Suspense fallback={<Waiting {...props} />}>
          <Part {...props} />
        </Suspense>
      </CatchBoundary>
    )
  }
  return Object.assign(show, { preload: Part.preload })
}
