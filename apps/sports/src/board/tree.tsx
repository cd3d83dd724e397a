import type { SportTold } from '../api/told.ts'
import { t } from '../text.ts'
import css from './board.module.css'

type Props = { tree: readonly SportTold[]; sport: string; onChoose: (code: string) => void }

/** The sports, each with how many matches are played now and how many start within a day. */
export const Tree = ({ tree, sport, onChoose }: Props) => (
  <nav className={css.tree} aria-label={t('sports')}>
    <button type="button" aria-current={sport === ''} onClick={() => onChoose('')}>
      <span>{t('all')}</span>
    </button>
    {tree.map(({ code, name, live, soon }) => (
      <button key={code} type="button" aria-current={sport === code} onClick={() => onChoose(code)}>
        <span>{name}</span>
        {live > 0 && <em>{live}</em>}
        <small>{soon}</small>
      </button>
    ))}
  </nav>
)
