import { Text } from '@mantine/core'
import { api } from '../../api/api.ts'
import { refreshPapers } from '../../api/papers.ts'
import { t } from '../../text.ts'
import { askAct } from '../../widgets/act-form.tsx'

/** Asks why what was found in a list is somebody else. */
export const askDismissal = ({ name, ...found }: { member_id: number; screening_id: number; name: string }): string =>
  askAct({
    title: t('papers.dismiss'),
    size: 480,
    about: <Text size="sm">{t('papers.dismiss_question')}</Text>,
    reason: {},
    confirm: t('papers.dismiss'),
    done: t('papers.dismissed', { name }),
    run: (reason, signal) => api.papers.dismissHit({ ...found, reason }, { signal }),
    refresh: refreshPapers,
  })
