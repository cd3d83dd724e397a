import { Skeleton } from '@moongate/ui'
import { lazy, Suspense } from 'react'
import { readMemberId } from './start/place.rules.ts'
import { usePlace } from './start/place.ts'

const Overview = lazy(async () => ({ default: (await import('./features/overview/overview.tsx')).Overview }))
const Team = lazy(async () => ({ default: (await import('./features/team/team.tsx')).Team }))
const Child = lazy(async () => ({ default: (await import('./features/team/child.tsx')).ChildScreen }))
const Invites = lazy(async () => ({ default: (await import('./features/invites/invites.tsx')).Invites }))
const Records = lazy(async () => ({ default: (await import('./features/records/records.tsx')).Records }))
const Report = lazy(async () => ({ default: (await import('./features/report/report.tsx')).Report }))
const Statements = lazy(async () => ({ default: (await import('./features/statements/statements.tsx')).Statements }))
const Statement = lazy(async () => ({ default: (await import('./features/statements/statement.tsx')).StatementScreen }))

const Screen = () => {
  const { screen, id } = usePlace()
  const member_id = readMemberId(id)
  if (screen === 'team') return <Team key={id} member_id={member_id} />
  if (screen === 'child' && member_id !== undefined) return <Child key={id} member_id={member_id} />
  if (screen === 'invites') return <Invites />
  if (screen === 'records') return <Records key={id} member_id={member_id} />
  if (screen === 'report') return <Report />
  if (screen === 'statements') return id === '' ? <Statements /> : <Statement id={id} />
  return <Overview />
}

/** The screen of the address; each is a file of its own. */
export const Screens = () => (
  <Suspense fallback={<Skeleton height={320} radius={20} />}>
    <Screen />
  </Suspense>
)
