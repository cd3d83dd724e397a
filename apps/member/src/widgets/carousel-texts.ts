import { t } from '../text.ts'

/** The words of the kit's carousel. */
export const getCarouselTexts = () => ({
  previous: t('member:ui.previous'),
  next: t('member:ui.next'),
  pause: t('member:ui.pause'),
  play: t('member:ui.play'),
  slide: (number: number, total: number) => t('member:home.slide', { number, total }),
})
