import { MOTIFS } from '@moongate/ui'
import type { Game } from '../../api/games.ts'
import { t } from '../../text.ts'
import css from './games.module.css'

const listPictures = ({ chosen_picture, picture }: Game) => [
  { value: '', src: chosen_picture === '' ? picture : undefined, name: t('games.own_picture') },
  ...MOTIFS.map((motif) => ({ value: `/art/${motif}.webp`, src: `/art/${motif}.webp`, name: motif })),
]

/** The picture that a game is shown with: its supplier's, or one of our motifs. */
export const PictureChoice = ({
  game,
  value,
  onChange,
}: {
  game: Game
  value: string
  onChange: (picture: string) => void
}) => (
  <fieldset>
    <legend className={css.legend}>{t('games.picture')}</legend>
    <div className={css.pictures}>
      {listPictures(game).map((one) => (
        <label key={one.value} className={css.picture} title={one.name}>
          <input
            type="radio"
            name="picture"
            aria-label={one.name}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
          />
          {one.src !== undefined && <img src={one.src} alt="" width={40} height={40} loading="lazy" />}
          {one.value === '' && <span className={css.own}>{t('games.own')}</span>}
        </label>
      ))}
    </div>
  </fieldset>
)
