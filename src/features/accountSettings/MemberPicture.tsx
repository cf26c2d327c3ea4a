import { css } from '@emotion/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { avatarsQuery } from '#src/api/member/accountSettings.ts'
import { useSession } from '#src/client/context.tsx'
import { useDeferredClient } from '#src/client/hooks/useDeferredClient.ts'
import { useNickname } from '#src/client/member/nickname.ts'
import { MemberMark } from '#src/ui/crest/MemberMark.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'

import { AvatarImage } from './AvatarImage.tsx'
import { useChoices, useOfferedChoices } from './useChoices.ts'

const side = 40
// As large before the picture is there.
const style = css({ display: 'grid', placeContent: 'center', width: side, height: side, flex: 'none' })

/** The member's avatar, or the letter of the name without one that loads; of a guest an icon. The name is next to it. */
export function MemberPicture() {
  const { isGuest } = useSession()
  const { avatarId } = useChoices()
  const isOffered = useOfferedChoices().avatar
  return (
    <span css={style}>
      {isGuest && <Icon name="user" size={24} />}
      {!isGuest && (isOffered && avatarId !== null ? <Avatar id={avatarId} /> : <Letter />)}
    </span>
  )
}

function Letter() {
  const { memberCode } = useSession().settings
  return <MemberMark name={useNickname() ?? memberCode} size={side} />
}

/** Its address stands in the pages of avatars, which are asked for until it is found. */
function Avatar({ id }: { id: string }) {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(
    avatarsQuery(useDeferredClient()),
  )
  const url = data?.pages.flatMap(({ results }) => results).find((avatar) => avatar.id === id)?.url
  const isToBeFound = url === undefined && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (isToBeFound) void fetchNextPage()
  }, [isToBeFound, fetchNextPage])
  return url === undefined ? <Letter /> : <AvatarImage key={url} url={url} side={side} instead={<Letter />} />
}
