import type { GameCode } from '@moongate/tables'
import { Money } from '@moongate/ui'
import { toDecimal } from '@moongate/money'
import { GAMES } from '../games/index.ts'
import { nameGame, nameTable } from '../games/name-bet.ts'
import type { Table } from '../play/use-tables.ts'
import { Countdown } from '../table/countdown.tsx'
import { t } from '../text.ts'
import css from './lobby.module.css'

const TableCard = ({ table, onEnter }: { table: Table; onEnter: () => void }) => {
  const { Glance } = GAMES[table.game]
  return (
    <button type="button" className={css.card} onClick={onEnter}>
      <span className={css.head}>
        <b>{nameTable(table)}</b>
        <em data-phase={table.phase}>{t(`phase.${table.phase}`)}</em>
        <Countdown table={table} />
      </span>
      <Glance past={table.past} />
      {table.seats.length > 0 && (
        <span className={css.seats}>
          {table.seats.map((name, seat) => (
            <i key={`${seat} ${name}`}>{name}</i>
          ))}
        </span>
      )}
      <span className={css.foot}>
        <span>{t('players', { count: table.players })}</span>
        <span>
          {t('limits')} <Money value={toDecimal(table.least)} /> – <Money value={toDecimal(table.most)} />
        </span>
      </span>
    </button>
  )
}

/** The games in the order of the lobby: the one that was asked for comes first. */
const listGames = (tables: readonly Table[], first: string): GameCode[] =>
  [...new Set(tables.map(({ game }) => game))].toSorted((a, b) => Number(b === first) - Number(a === first))

type Props = { tables: readonly Table[]; first: string; onEnter: (code: string) => void }

/** The tables that stand open, game by game, each with its limits, its last rounds and its clock. */
export const Lobby = ({ tables, first, onEnter }: Props) => (
  <main className={css.lobby} aria-label={t('lobby')}>
    {listGames(tables, first).map((game) => (
      <section key={game} aria-label={nameGame(game)}>
        <h2>{nameGame(game)}</h2>
        <div className={css.cards}>
          {tables
            .filter((table) => table.game === game)
            .map((table) => (
              <TableCard key={table.code} table={table} onEnter={() => onEnter(table.code)} />
            ))}
        </div>
      </section>
    ))}
    <p className={css.note}>{t('lobby_note')}</p>
  </main>
)
