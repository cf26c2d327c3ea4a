import { Component, type ReactNode } from 'react'

import { lazyPart } from '#src/i18n/lazyPart.tsx'
import { useMedia } from '#src/ui/device.ts'

import { sidewaysQuery } from './sideways.ts'

const RotatePrompt = lazyPart(async () => (await import('./RotatePrompt.tsx')).RotatePrompt)

interface RotationProps {
  /** What is shown is meant for either way. */
  isExcused: boolean
}

/** Asks a member to turn a phone that lies on its side [ROUTE-08]. Its code is fetched for the first that does. */
export function Rotation({ isExcused }: RotationProps) {
  const isSideways = useMedia(sidewaysQuery)
  if (!isSideways) return null
  return (
    <Unasked>
      <RotatePrompt isExcused={isExcused} />
    </Unasked>
  )
}

/** Whoever cannot be asked, because the words cannot be had, goes on as the device lies. */
class Unasked extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children
  }
}
