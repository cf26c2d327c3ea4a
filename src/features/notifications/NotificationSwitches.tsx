import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'

import { notificationSettingsQuery, type NotificationSwitch } from '#src/api/member/notificationSettings.ts'
import { Queried } from '#src/client/components/Queried.tsx'
import { useClient } from '#src/client/context.tsx'
import { switchMutation } from '#src/client/member/notificationMutations.ts'
import { Switch } from '#src/ui/controls/Switch.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Overlay } from '#src/ui/overlay/Overlay.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { space, text } from '#src/ui/theme/scale.ts'
import { notificationSwitchName } from '#src/words/session/notifications.ts'

const styles = {
  body: css({ display: 'grid', gap: space[3], padding: `0 ${space[4]}px ${space[5]}px` }),
  kind: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
    columnGap: space[5],
    margin: 0,
    padding: `0 0 ${space[2]}px`,
    border: 0,
    borderBottom: '1px solid var(--border)',
    minWidth: 0,
    '> legend': { padding: 0, fontSize: text.m, fontWeight: 500, color: 'var(--text-1)' },
    '> p': { margin: 0, fontSize: text.s, color: 'var(--text-2)' },
    color: 'var(--text-2)',
  }),
}

/** What the member is told of each kind: in the list and over the page, as the server has it [MEMBER-01]. */
export function NotificationSwitches({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const isPhone = useDevice() === 'phone'
  const settings = useQuery(notificationSettingsQuery(useClient()))
  return (
    <Overlay kind={isPhone ? 'sheet' : 'modal'} title={t`Notification settings`} isOpen onClose={onClose}>
      <div css={styles.body}>
        <Queried
          query={settings}
          loading={<Trans>Loading your settings</Trans>}
          skeleton={<Skeleton height={320} />}
          failed={<Trans>Couldn't load your settings</Trans>}
          old={<Trans>These settings may not be up to date.</Trans>}
        >
          {({ switches }) =>
            switches === null || switches.length === 0 ? (
              <EmptyState icon="bell" title={<Trans>Nothing to set here</Trans>}>
                <Trans>Your betting site decides what you're told.</Trans>
              </EmptyState>
            ) : (
              switches.map((one) => <Kind key={one.kind} one={one} />)
            )
          }
        </Queried>
      </div>
    </Overlay>
  )
}

function Kind({ one }: { one: NotificationSwitch }) {
  const { t, i18n } = useLingui()
  const { mutate } = useMutation(switchMutation(useClient(), one.kind))
  return (
    <fieldset css={styles.kind}>
      <legend>{notificationSwitchName(i18n, one.kind)}</legend>
      {one.isFixed ? (
        <p>
          <Trans>Always shown, because it's about your money.</Trans>
        </p>
      ) : (
        <>
          <Switch
            label={t({ message: 'In the list', context: 'where the member is told' })}
            isOn={one.inList}
            onChange={(inList) => mutate({ ...one, inList })}
          />
          <Switch
            label={t({ message: 'As a pop-up', context: 'where the member is told' })}
            isOn={one.asToast}
            onChange={(asToast) => mutate({ ...one, asToast })}
          />
        </>
      )}
    </fieldset>
  )
}
