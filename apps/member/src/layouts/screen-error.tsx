import { PartMissing, useComeBack } from '@moongate/client/react'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hearing } from '../api/hearing.ts'
import { reloadOnce } from '../start/reload.ts'
import { LoadFailed } from '../widgets/load-failed.tsx'
import css from './not-found.module.css'

/** A screen that could not be loaded or drawn, inside of what stands around it: header, navigation and footer stay. */
export const ScreenError = ({ error, reset }: ErrorComponentProps) => {
  const tryAgain = useComeBack(hearing, reset)
  useEffect(() => {
    // A part that a server which is there has not got belongs to a version that is gone.
    if (error instanceof PartMissing && hearing.get() === 'up') void reloadOnce()
  }, [error])
  return (
    <section className={css.page}>
      <LoadFailed retry={tryAgain} />
    </section>
  )
}

/** The same where nothing stands around it. */
export const PageError = (failed: ErrorComponentProps) => (
  <main>
    <ScreenError {...failed} />
  </main>
)
