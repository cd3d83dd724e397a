import { IconButton, icons } from '@moongate/ui'
import { translate } from '../texts.ts'

type Props = { heard: boolean; onPress: () => void; className?: string }

/** Turns the sounds of a game on and off. */
export const SoundButton = ({ heard, onPress, className }: Props) => (
  <IconButton
    {...(className !== undefined && { className })}
    icon={heard ? icons.volume : icons.volumeOff}
    label={translate(heard ? 'sound_off' : 'sound_on')}
    onClick={onPress}
  />
)
