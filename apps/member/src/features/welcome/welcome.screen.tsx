import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buildButtonClass, heroPictures, MoonLogo, Skeleton } from '@moongate/ui'
import { configsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { getAge } from '../../widgets/age.ts'
import { LanguageRow } from '../../widgets/language-switch.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { LineList } from './line-list.tsx'
import { useLineTest } from './use-line-test.ts'
import css from './welcome.module.css'

/** What one line takes, kept free until it comes: nothing below moves then. */
const LINE_PX = 66

/** The gate before the site: brand, way in, lines, languages, age (R2.3). */
const WelcomeScreen = () => {
  const { data: configs } = useQuery(configsQuery)
  const { links, failed, lines, best } = useLineTest()
  useTitle(t('member-welcome:welcome.title'))
  return (
    <main className={css.gate}>
      <img className={css.scene} src={heroPictures.large} alt="" width={960} height={600} />
      <section className={css.words}>
        <div className={css.brand}>
          <MoonLogo name={configs?.site_name ?? ''} size={64} />
        </div>
        <h1>{t('member-welcome:welcome.slogan')}</h1>
        <div className={css.acts}>
          <Link to="/Index" className={buildButtonClass({ variant: 'primary', size: 'l' })}>
            {t('member-welcome:welcome.enter')}
          </Link>
          <Link to="/Nav" className={buildButtonClass({ size: 'l' })}>
            {t('member-welcome:welcome.lines')}
          </Link>
        </div>
        {!links && !failed && <Skeleton height={LINE_PX} radius={20} />}
        {lines.length > 0 && <LineList lines={lines} best={best} />}
        <LanguageRow label={t('member-welcome:welcome.languages')} />
        <p className={css.age}>
          <b>{getAge(configs)}+</b>
          {t('member-welcome:welcome.age', { age: getAge(configs) })}
        </p>
      </section>
    </main>
  )
}

export default WelcomeScreen
