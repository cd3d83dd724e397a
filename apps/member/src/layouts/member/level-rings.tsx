import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isFeatureOn } from '@moongate/contract/features'
import { type Ladder, LADDERS } from '@moongate/contract/levelup.states'
import { listNames } from '@moongate/contract/states'
import { Money, Ring } from '@moongate/ui'
import { levelTableQuery, standingQuery } from '../../api/level-queries.ts'
import { configsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { useMoneyHidden } from '../../widgets/hidden-money.ts'
import { findProgress } from '../../widgets/level.rules.ts'
import css from './level-rings.module.css'

const SCREENS = { live: '/LiveLevelUp', slot: '/SlotLevelUp' } as const

/** A member's level on a ladder: the ring closes towards the next one, beside it what is missing. */
const LevelRing = ({ ladder, name }: { ladder: Ladder; name: string }) => {
  const { data: table } = useQuery(levelTableQuery(ladder))
  const { data: own } = useQuery(standingQuery(ladder, name))
  const hidden = useMoneyHidden()
  if (!table || !own) return null
  const dama = table.levels.map((row) => row.dama)
  const title = t(`member-center:levels.${ladder}`, { level: own.level })
  return (
    <Link to={SCREENS[ladder]} className={css.level}>
      <Ring value={findProgress(dama, own.total_bet)} label={title} size={52}>
        <b>{own.level}</b>
      </Ring>
      <span>
        <b>{title}</b>
        <small>
          {own.level >= dama.length ? (
            t('member-center:levels.top')
          ) : (
            <>
              {t('member-center:levels.missing', { level: own.level + 1 })}{' '}
              <Money value={own.remain_bet} hidden={hidden} hiddenLabel={t('member:wallet.hidden')} />
            </>
          )}
        </small>
      </span>
    </Link>
  )
}

/** Where the member stands on both ladders, while the operator has levels (R6.5). */
export const LevelRings = ({ name }: { name: string }) => {
  const { data: configs } = useQuery(configsQuery)
  if (!isFeatureOn(configs, 'levelup')) return null
  return (
    <div className={css.levels}>
      {listNames(LADDERS).map((ladder) => (
        <LevelRing key={ladder} ladder={ladder} name={name} />
      ))}
    </div>
  )
}
