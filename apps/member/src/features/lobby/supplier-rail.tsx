import { Badge, Button } from '@moongate/ui'
import { externalLink } from '@moongate/ui/icons.gen'
import { formatCount, t } from '../../text.ts'
import { launch } from '../../widgets/launch.ts'
import { GAME_WINDOW, openWindow } from '../../widgets/popup-window.ts'
import { SupplierMark } from '../../widgets/supplier-mark.tsx'
import type { Supplier } from './hall.rules.ts'
import css from './lobby.module.css'
import { SupplierBalance } from './supplier-balance.part.tsx'

type Counted = { supplier: Supplier; count: number }

const openOwnWindow = (api_code: string, gameType: number | undefined) => {
  const query = new URLSearchParams({ api_code, ...(gameType && { gameType: String(gameType) }) })
  openWindow(`#/CasinoHtml?${query.toString()}`, `lobby-${api_code}`, GAME_WINDOW.width, GAME_WINDOW.height)
}

/** What can be done at the chosen supplier: see and move the money there, open its hall, or its games in a window of their own. */
const Chosen = ({
  supplier,
  gameType,
  popup,
}: {
  supplier: Supplier
  gameType: number | undefined
  popup: boolean
}) => (
  <div className={css.chosen}>
    {supplier.maintenance && <p className={css.service}>{t('member-lobby:maintenance', { name: supplier.title })}</p>}
    <SupplierBalance api_code={supplier.api_name} title={supplier.title} closed={supplier.maintenance} />
    {gameType !== undefined && !supplier.maintenance && (
      <Button variant="primary" wide onClick={() => launch({ api_code: supplier.api_name, gameType, gameCode: '' })}>
        {t('member-lobby:enter')}
      </Button>
    )}
    {!popup && (
      <Button wide icon={externalLink} onClick={() => openOwnWindow(supplier.api_name, gameType)}>
        {t('member-lobby:own_window')}
      </Button>
    )}
  </div>
)

/** The suppliers of the hall with how many games each has there. */
export const SupplierRail = ({
  counted,
  total,
  chosen,
  choose,
  gameType,
  popup,
}: {
  counted: readonly Counted[]
  total: number
  chosen: string
  choose: (code: string) => void
  gameType: number | undefined
  popup: boolean
}) => {
  const one = counted.find(({ supplier }) => supplier.api_name === chosen)
  return (
    <aside className={css.rail} aria-label={t('member-lobby:suppliers')}>
      <h2>{t('member-lobby:suppliers')}</h2>
      <ul>
        <li>
          <button type="button" aria-pressed={chosen === ''} onClick={() => choose('')}>
            {t('member-lobby:all_suppliers')} <small>{formatCount(total)}</small>
          </button>
        </li>
        {counted.map(({ supplier, count }) => (
          <li key={supplier.api_name}>
            <button type="button" aria-pressed={supplier === one?.supplier} onClick={() => choose(supplier.api_name)}>
              <SupplierMark code={supplier.api_name} title={supplier.title} />
              {supplier.maintenance ? (
                <Badge tone="wait">{t('member:tag.maintenance')}</Badge>
              ) : (
                <small>{formatCount(count)}</small>
              )}
            </button>
          </li>
        ))}
      </ul>
      {one && <Chosen supplier={one.supplier} gameType={gameType} popup={popup} />}
    </aside>
  )
}
