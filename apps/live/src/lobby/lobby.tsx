import { drawRoads } from '@moongate/tables'
import { Money } from '@moongate/ui'
import { toDecimal } from '../frame/coins.ts'
import type { Table } from '../play/use-tables.ts'
import { Road } from '../roads/road.tsx'
import { toMarks } from '../roads/roads-panel.tsx'
import { Countdown } from '../table/countdown.tsx'
import { t } from '../text.ts'
import css from './lobby.module.css'

const TableCard = ({ table, onEnter }: { table: Table; onEnter: () => void }) => (
  <button type="button" className={css.card} onClick={onEnter}>
    <span className={css.head}>
      <b>{t('table', { code: table.code })}</b>
      <em data-phase={table.phase}>{t(`phase.${table.phase}`)}</em>
      <Countdown table={table} />
    </span>
    <Road cells={drawRoads(toMarks(table.marks)).big} columns={20} look="ring" label={t('road.big')} />
    <span className={css.foot}>
      <span>{t('players', { count: table.players })}</span>
      <span>
        {t('limits')} <Money value={toDecimal(table.least)} /> – <Money value={toDecimal(table.most)} />
      </span>
    </span>
  </button>
)

/** The tables that stand open, each with its limits, its road and its clock. */
export const Lobby = ({ tables, onEnter }: { tables: readonly Table[]; onEnter: (code: string) => void }) => (
  <main className={css.lobby} aria-label={t('lobby')}>
    <h2>{t('lobby')}</h2>
    <div className={css.cards}>
      {tables.map((table) => (
        <TableCard key={table.code} table={table} onEnter={() => onEnter(table.code)} />
      ))}
    </div>
    <p className={css.note}>{t('lobby_note')}</p>
  </main>
)
