// The chart of session, for Stately's editor. Written by `npm run charts -- write`.
import { fromPromise, setup } from 'xstate'

export const machine = setup({
  actors: {
    "keepSession": fromPromise(async () => undefined),
    "refreshToken": fromPromise(async () => undefined),
  },
  guards: {
    "isGuest": () => false,
    "isUnauthorized": () => false,
    "isForbidden": () => false,
  },
  actions: {
    "useToken": () => {},
    "tellToken": () => {},
    "keepToken": () => {},
    "tellNoToken": () => {},
  },
  delays: {
    "refreshDelay": 1000,
    "refreshRetryDelay": 15000,
  },
}).createMachine({
  "id": "session",
  "initial": "active",
  "states": {
    "active": {
      "invoke": {
        "id": "keepSession",
        "src": "keepSession"
      },
      "type": "parallel",
      "states": {
        "identity": {
          "initial": "unknown",
          "states": {
            "unknown": {
              "description": "Who is here? The settings of the launch say.",
              "always": [
                {
                  "guard": "isGuest",
                  "target": "guest"
                },
                {
                  "target": "member"
                }
              ]
            },
            "member": {
              "description": "A member of the partner, who may bet."
            },
            "guest": {
              "description": "Somebody who looks, and cannot bet."
            }
          }
        },
        "token": {
          "initial": "good",
          "states": {
            "good": {
              "description": "Calls and sockets are made with the token. It is refreshed before it expires.",
              "after": {
                "refreshDelay": "refreshing"
              },
              "on": {
                "token.refreshRequested": "refreshing"
              }
            },
            "refreshing": {
              "description": "Everybody who asks meanwhile shares this one refresh.",
              "invoke": {
                "id": "refreshToken",
                "src": "refreshToken",
                "onDone": {
                  "target": "good",
                  "actions": [
                    {
                      "type": "useToken"
                    },
                    {
                      "type": "keepToken"
                    },
                    {
                      "type": "tellToken"
                    }
                  ]
                },
                "onError": [
                  {
                    "guard": {
                      "type": "isUnauthorized"
                    },
                    "target": "#session.expired"
                  },
                  {
                    "guard": {
                      "type": "isForbidden"
                    },
                    "target": "#session.forbidden"
                  },
                  {
                    "target": "overdue",
                    "actions": "tellNoToken"
                  }
                ]
              }
            },
            "overdue": {
              "description": "The refresh got no answer: the token may still be good, so the session goes on and asks again.",
              "after": {
                "refreshRetryDelay": "refreshing"
              },
              "on": {
                "token.refreshRequested": "refreshing"
              }
            }
          },
          "on": {
            "token.refreshedElsewhere": {
              "target": ".good",
              "actions": [
                {
                  "type": "useToken"
                },
                {
                  "type": "tellToken"
                }
              ]
            }
          }
        }
      },
      "on": {
        "call.unauthorized": "expired",
        "channel.unauthorized": "expired",
        "call.forbidden": "forbidden"
      }
    },
    "expired": {
      "description": "The token is refused: nothing goes on without another launch [SRV-07].",
      "type": "final",
      "output": "expired"
    },
    "forbidden": {
      "description": "The member may not be here any more [SRV-08].",
      "type": "final",
      "output": "forbidden"
    }
  }
})
