import { Icon, icons } from '@moongate/ui'
import { languages, type Lang } from '@moongate/i18n'
import { Button, Menu } from '@mantine/core'
import { lang, storeLang, t } from '../text.ts'

const choose = (chosen: Lang) => {
  storeLang(chosen)
  location.reload()
}

/** The five languages by their own names; a switch loads the page anew (R9.1). */
export const LanguageSwitch = ({ wide }: { wide?: boolean }) => {
  return (
    <Menu position="top-start" width={190} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          c="var(--tx-2)"
          fullWidth={wide}
          justify="flex-start"
          leftSection={<Icon d={icons.world} size={18} />}
          aria-label={`${t('language')}: ${languages[lang].native}`}
        >
          {languages[lang].native}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(Object.keys(languages) as Lang[]).map((code) => (
          <Menu.Item
            key={code}
            lang={languages[code].html}
            aria-current={code === lang || undefined}
            rightSection={code === lang ? <Icon d={icons.check} size={16} /> : undefined}
            onClick={() => choose(code)}
          >
            {languages[code].native}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
