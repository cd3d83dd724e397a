import type { Way as Steps } from '../../api/answers.ts'
import { buildHref } from '../../start/place.rules.ts'
import { t } from '../../text.ts'
import css from './team.module.css'

/** From the agent down to where the reader is; each step leads back. */
export const Way = ({ way }: { way: Steps }) => (
  <nav aria-label={t('team.way')}>
    <ol className={css.way}>
      <li>
        <a href={buildHref('team')}>{t('team.top')}</a>
      </li>
      {way.map(({ member_id, name }, i) => (
        <li key={member_id}>
          <a href={buildHref('team', member_id)} aria-current={i === way.length - 1 ? 'location' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
