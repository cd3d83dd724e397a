import { Badge, type Tone } from '@moongate/ui'
import type { Statement } from '../../api/answers.ts'
import { t } from '../../text.ts'

type State = Statement['state']
const TONES: Record<State, Tone> = {
  in_review: 'wait',
  approved: 'wait',
  paid: 'good',
  carried: 'neutral',
  refused: 'bad',
}

/** How a statement stands. One that is not decided, or was refused, is shown to nobody. */
export const StateBadge = ({ state }: { state: State }) =>
  state !== 'in_review' && state !== 'refused' && <Badge tone={TONES[state]}>{t(`statements.states.${state}`)}</Badge>
