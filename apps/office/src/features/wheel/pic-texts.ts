import type { WheelPic } from '@moongate/contract/wheel.states'

/** What each picture is called. */
export const PIC_TEXTS = {
  coin: 'wheel.pics.coin',
  'money-bag': 'wheel.pics.money_bag',
  'red-envelope': 'wheel.pics.red_envelope',
  gift: 'wheel.pics.gift',
  gem: 'wheel.pics.gem',
  crown: 'wheel.pics.crown',
  lantern: 'wheel.pics.lantern',
  'moon-cake': 'wheel.pics.moon_cake',
  'four-leaf-clover': 'wheel.pics.four_leaf_clover',
  trophy: 'wheel.pics.trophy',
  rocket: 'wheel.pics.rocket',
  dice: 'wheel.pics.dice',
  receipt: 'wheel.pics.receipt',
  bell: 'wheel.pics.bell',
  lotus: 'wheel.pics.lotus',
  'video-game': 'wheel.pics.video_game',
} as const satisfies Record<WheelPic, string>
