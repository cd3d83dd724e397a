import type { LeagueTold, MatchTold, SportTold } from '@moongate/game-contract/sports'
import { t } from '../text.ts'
import css from './board.module.css'

/** Whether a match is of what was chosen in the tree: a sport, a league, or with an empty code all. */
export const isUnder = ({ id }: Pick<MatchTold, 'id'>, code: string): boolean =>
  code === '' || id.startsWith(`${code}.`)

type Props = { tree: readonly SportTold[]; under: string; onChoose: (code: string) => void }
type Branch = Omit<Props, 'tree'> & { of: LeagueTold }

const BranchButton = ({ of: { code, name, live, soon }, under, onChoose }: Branch) => (
  <button type="button" aria-current={under === code} onClick={() => onChoose(code)}>
    <span>{name}</span>
    {live > 0 && <em>{live}</em>}
    <small>{soon}</small>
  </button>
)

/** The sports and, of the one that is open, its leagues, each with how many matches are played now and how many start within a day. */
export const Tree = ({ tree, under, onChoose }: Props) => (
  <nav className={css.tree} aria-label={t('sports')}>
    <button type="button" aria-current={under === ''} onClick={() => onChoose('')}>
      <span>{t('all')}</span>
    </button>
    {tree.map((sport) => (
      <div key={sport.code} className={css.branch}>
        <BranchButton of={sport} under={under} onChoose={onChoose} />
        {isUnder({ id: `${under}.` }, sport.code) && (
          <div className={css.leagues}>
            {sport.leagues.map((league) => (
              <BranchButton key={league.code} of={league} under={under} onChoose={onChoose} />
            ))}
          </div>
        )}
      </div>
    ))}
  </nav>
)
