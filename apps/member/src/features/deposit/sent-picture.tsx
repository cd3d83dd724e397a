import { Icon, IconButton } from '@moongate/ui'
import { circleCheck, fileText, trash } from '@moongate/ui/icons.gen'
import { t } from '../../text.ts'
import css from './deposit.module.css'
import type { Picture } from './picture.rules.ts'

/** The picture that was sent, with the way to take it back. */
export const SentPicture = ({ picture, remove }: { picture: Picture; remove: () => void }) => (
  <output className={css.sent}>
    {picture.likeness === '' ? (
      <Icon d={fileText} size={28} />
    ) : (
      <img src={picture.likeness} alt="" width={56} height={56} />
    )}
    <span>
      <b>{picture.name}</b>
      <small>
        <Icon d={circleCheck} size={16} />
        {t('member-deposit:receipt_done')}
      </small>
    </span>
    <IconButton icon={trash} label={t('member-deposit:receipt_remove')} onClick={remove} />
  </output>
)
