import { Badge, buildButtonClass } from '@moongate/ui'
import { t } from '../../text.ts'
import type { Speed } from './speed.ts'
import css from './welcome.module.css'

const describeSpeed = (speed: Speed | undefined): string => {
  if (speed === undefined) return t('member-welcome:nav.testing')
  return speed === 'none' ? t('member-welcome:nav.no_answer') : t('member-welcome:nav.speed', { ms: speed })
}

type Props = { lines: readonly { name: string; url: string; speed: Speed | undefined }[]; best: string | undefined }

/** The lines, each with what its test has found: milliseconds, or that it does not answer. */
export const LineList = ({ lines, best }: Props) => (
  <ul className={css.list} aria-label={t('member-welcome:nav.title')}>
    {lines.map(({ name, url, speed }) => (
      <li key={url} className={css.line} data-state={speed === 'none' ? 'none' : url === best ? 'fast' : undefined}>
        <b>{name}</b>
        {url === best && <Badge tone="good">{t('member-welcome:nav.fastest')}</Badge>}
        <span>{describeSpeed(speed)}</span>
        <a
          className={buildButtonClass({ size: 's' })}
          href={url}
          aria-label={`${t('member-welcome:nav.open')} ${name}`}
        >
          {t('member-welcome:nav.open')}
        </a>
      </li>
    ))}
  </ul>
)
