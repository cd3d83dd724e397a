import { drawRoads, markRound } from '@moongate/tables'
import type { PastProps } from '../games/game.ts'
import { t } from '../text.ts'
import { Road } from './road.tsx'

/** The big road of a table, as the lobby shows it. */
export const Glance = ({ past }: PastProps) => (
  <Road cells={drawRoads(past.map(markRound)).big} columns={20} look="ring" label={t('road.big')} />
)
