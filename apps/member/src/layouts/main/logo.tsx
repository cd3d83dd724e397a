import { MoonLogo } from '@moongate/ui'
import css from './header.module.css'

/** The operator's picture where there is one, else the moon beside the site's name. */
export const Logo = ({ name, picture }: { name: string; picture: string }) =>
  picture === '' ? <MoonLogo name={name} /> : <img className={css.picture} src={picture} alt={name} height={40} />
