import { Button, icons } from '@moongate/ui'
import type { Invite } from '../../api/answers.ts'
import { t } from '../../text.ts'
import css from './invites.module.css'
import { buildInviteUrl } from './link.ts'
import { buildPosterUrl, drawPoster } from './poster.ts'
import { savePicture } from './save-poster.ts'

/** The poster of a link, to look at and to save. */
export const PosterView = ({ invite }: { invite: Invite }) => {
  const { invite_code: code } = invite
  const url = buildPosterUrl(
    drawPoster({
      title: t('poster.title'),
      slogan: t('poster.slogan'),
      scan: t('poster.scan'),
      code,
      url: buildInviteUrl(invite),
      font: getComputedStyle(document.body).fontFamily.replaceAll('"', "'"),
    }),
  )
  return (
    <div className={css.poster}>
      <img src={url} alt={t('poster.alt', { code })} width={240} height={360} />
      <Button icon={icons.download} onClick={() => void savePicture(url, `invite-${code}.png`)}>
        {t('poster.save')}
      </Button>
    </div>
  )
}
