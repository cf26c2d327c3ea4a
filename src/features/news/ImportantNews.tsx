import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'

import { newsQuery } from '#src/api/house/news.ts'
import { useClient } from '#src/client/context.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Toast } from '#src/ui/overlay/toasts/Toast.tsx'
import { space } from '#src/ui/theme/scale.ts'

import { createSeenAnnouncements } from './seenAnnouncements.ts'

const styles = {
  row: css({ display: 'flex', alignItems: 'center', gap: space[2] }),
  // However long it is, the page stays in sight.
  title: css({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
}

/**
 * The newest announcement that every member should see, until it is dismissed or read on this device [MEMBER-09].
 * @param isHeldBack the member is at something that nothing may come over
 */
export function ImportantNews({ isHeldBack }: { isHeldBack: boolean }) {
  const client = useClient()
  const navigate = useNavigate()
  const news = useInfiniteQuery(newsQuery(client))
  const seen = client.once(createSeenAnnouncements)
  const ids = useSelector(seen.ids)
  const item = news.data?.pages[0]?.items.find(({ isImportant, id }) => isImportant && !ids.includes(id))
  if (item === undefined || isHeldBack) return null
  return (
    <Toast tone="info" icon="info" onClose={() => seen.note(item.id)}>
      <span css={styles.row}>
        <bdi css={styles.title} lang={item.language ?? undefined}>
          {item.title}
        </bdi>
        <Button
          onClick={() => {
            seen.note(item.id)
            void navigate({ to: '/news' })
          }}
        >
          <Trans context="button: opens an announcement">Read</Trans>
        </Button>
      </span>
    </Toast>
  )
}
