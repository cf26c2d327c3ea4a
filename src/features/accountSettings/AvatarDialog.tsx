import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'

import { failureOf } from '#machines/failure.ts'
import { avatarsQuery } from '#src/api/member/accountSettings.ts'
import { useDeferredClient } from '#src/client/hooks/useDeferredClient.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { RetryNotice } from '#src/ui/feedback/RetryNotice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Overlay } from '#src/ui/overlay/Overlay.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { motion, radius, space, text } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'

import { AvatarImage } from './AvatarImage.tsx'
import { useChoices, useChoosing } from './useChoices.ts'

const side = 64

const styles = {
  body: css({
    display: 'grid',
    gap: space[3],
    justifyItems: 'center',
    padding: `${space[1]}px ${space[4]}px ${space[5]}px`,
  }),
  intro: css({ margin: 0, justifySelf: 'start', fontSize: text.s, color: 'var(--text-2)' }),
  grid: css({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${side + 8}px, 1fr))`,
    gap: space[2],
    justifyItems: 'center',
    width: '100%',
  }),
  avatar: css({
    display: 'grid',
    padding: space[1],
    border: '2px solid transparent',
    borderRadius: radius.m,
    transition: `background ${motion}`,
    '&:hover:not([aria-disabled=true])': { background: 'var(--surface-4)' },
    '&[aria-pressed=true]': { borderColor: 'var(--accent)', background: 'var(--accent-surface)' },
  }),
  broken: css({
    display: 'grid',
    placeContent: 'center',
    width: side,
    height: side,
    borderRadius: '50%',
    background: 'var(--surface-3)',
    color: 'var(--text-3)',
  }),
}

interface AvatarDialogProps {
  onKept: () => void
  onClose: () => void
}

/** The avatars to choose from, page after page [MEMBER-03]. A press chooses. */
export function AvatarDialog({ onKept, onClose }: AvatarDialogProps) {
  const { t } = useLingui()
  const isPhone = useDevice() === 'phone'
  return (
    <Overlay kind={isPhone ? 'sheet' : 'modal'} title={t`Choose your avatar`} isOpen onClose={onClose}>
      <div css={styles.body}>
        <p css={styles.intro}>
          <Trans>Your picture, shown next to your name.</Trans>
        </p>
        <Avatars onKept={onKept} />
      </div>
    </Overlay>
  )
}

function Avatars({ onKept }: { onKept: () => void }) {
  const { t, i18n } = useLingui()
  const { avatarId } = useChoices()
  const { isChoosing, choose } = useChoosing(onKept)
  const pages = useInfiniteQuery(avatarsQuery(useDeferredClient()))
  const { data, isError, isFetchingNextPage, hasNextPage } = pages
  if (data === undefined && isError)
    return (
      <ErrorState title={<Trans>Couldn't load the avatars</Trans>} onRetry={() => void pages.refetch()}>
        {errorText(i18n, failureOf(pages.error))}
      </ErrorState>
    )
  if (data === undefined)
    return (
      <div css={styles.grid} role="status" aria-label={t`Loading avatars`}>
        {Array.from({ length: 12 }, (_, at) => (
          <Skeleton key={at} width={side} height={side} />
        ))}
      </div>
    )
  const avatars = data.pages.flatMap(({ results }) => results)
  if (avatars.length === 0)
    return (
      <EmptyState icon="user" title={<Trans>No avatars available yet</Trans>}>
        <Trans>Check back later.</Trans>
      </EmptyState>
    )
  return (
    <>
      <div css={styles.grid} role="group" aria-label={t`Avatars`} aria-busy={isChoosing}>
        {avatars.map(({ id, url }, at) => {
          const place = at + 1
          return (
            <button
              key={id}
              type="button"
              css={styles.avatar}
              aria-label={t`Avatar ${place}`}
              aria-pressed={id === avatarId}
              aria-disabled={isChoosing}
              onClick={isChoosing ? undefined : () => choose({ avatarId: id })}
            >
              <AvatarImage url={url} side={side} instead={<Broken />} />
            </button>
          )
        })}
      </div>
      {pages.isFetchNextPageError && (
        <RetryNotice onRetry={() => void pages.fetchNextPage()}>
          <Trans>Couldn't load more avatars.</Trans>
        </RetryNotice>
      )}
      {hasNextPage && !pages.isFetchNextPageError && (
        <Button
          aria-disabled={isFetchingNextPage}
          onClick={isFetchingNextPage ? undefined : () => void pages.fetchNextPage()}
        >
          <Trans context="button: unfold more of the same">Show more</Trans>
        </Button>
      )}
    </>
  )
}

/** In the place of a picture that did not load; it can be chosen even so. */
function Broken() {
  return (
    <span css={styles.broken}>
      <Icon name="user" size={24} />
    </span>
  )
}
