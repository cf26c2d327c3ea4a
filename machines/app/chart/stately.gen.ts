// The chart of app, for Stately's editor. Written by `npm run charts -- write`.
import { fromPromise, setup } from 'xstate'

export const machine = setup({
  actors: {
    "servers": fromPromise(async () => undefined),
    "maintenance": fromPromise(async () => undefined),
    "readStart": fromPromise(async () => undefined),
    "launch": fromPromise(async () => undefined),
    "session": fromPromise(async () => undefined),
    "socket": fromPromise(async () => undefined),
  },
  guards: {
    "isExpired": () => false,
    "isUnauthorized": () => false,
    "isGuest": () => false,
  },
  actions: {
    "keepStart": () => {},
    "keepLaunched": () => {},
    "beginSlip": () => {},
    "endSlip": () => {},
    "tellUnauthorized": () => {},
    "tellForbidden": () => {},
    "wantEvent": () => {},
  },
  delays: {
  },
}).createMachine({
  "id": "app",
  "invoke": [
    {
      "id": "servers",
      "systemId": "servers",
      "src": "servers"
    },
    {
      "id": "maintenance",
      "systemId": "maintenance",
      "src": "maintenance"
    }
  ],
  "initial": "starting",
  "states": {
    "starting": {
      "description": "The launch link is read and taken out of the address bar, or a kept session is found.",
      "tags": "starting",
      "invoke": {
        "id": "readStart",
        "src": "readStart",
        "onDone": {
          "target": "launching",
          "actions": {
            "type": "keepStart"
          }
        },
        "onError": "ended"
      }
    },
    "launching": {
      "description": "The launch is under way, or stands still at a screen of its own: see the launch machine.",
      "meta": {
        "shownBy": [
          "src/screens/launch/LaunchScreen.tsx"
        ]
      },
      "tags": "starting",
      "invoke": {
        "id": "launch",
        "systemId": "launch",
        "src": "launch",
        "onDone": {
          "target": "running",
          "actions": [
            {
              "type": "keepLaunched"
            },
            "beginSlip"
          ]
        }
      }
    },
    "running": {
      "tags": "running",
      "type": "parallel",
      "invoke": {
        "id": "session",
        "systemId": "session",
        "src": "session",
        "onDone": [
          {
            "guard": {
              "type": "isExpired"
            },
            "target": "ended.expired",
            "actions": "endSlip"
          },
          {
            "target": "ended.forbidden",
            "actions": "endSlip"
          }
        ]
      },
      "states": {
        "events": {
          "initial": "connected",
          "states": {
            "connected": {
              "description": "The prices of all events come in, or are fetched when the line is back.",
              "invoke": {
                "id": "eventsChannel",
                "systemId": "eventsChannel",
                "src": "socket",
                "onDone": [
                  {
                    "guard": {
                      "type": "isUnauthorized"
                    },
                    "target": "refused",
                    "actions": "tellUnauthorized"
                  },
                  {
                    "target": "refused",
                    "actions": "tellForbidden"
                  }
                ]
              }
            },
            "refused": {
              "description": "The server has closed this channel for good: the session hears why."
            }
          }
        },
        "notifications": {
          "initial": "wanted",
          "states": {
            "wanted": {
              "description": "Is there a member to tell anything?",
              "always": [
                {
                  "guard": "isGuest",
                  "target": "none"
                },
                {
                  "target": "connected"
                }
              ]
            },
            "none": {
              "description": "Guests have no notifications."
            },
            "connected": {
              "description": "What became of the member’s bets and wallet is told.",
              "invoke": {
                "id": "notificationsChannel",
                "systemId": "notificationsChannel",
                "src": "socket",
                "onDone": [
                  {
                    "guard": {
                      "type": "isUnauthorized"
                    },
                    "target": "refused",
                    "actions": "tellUnauthorized"
                  },
                  {
                    "target": "refused",
                    "actions": "tellForbidden"
                  }
                ]
              }
            },
            "refused": {
              "description": "The server has closed this channel for good: the session hears why."
            }
          }
        },
        "event": {
          "description": "The channel of the one event a screen shows.",
          "initial": "closed",
          "states": {
            "closed": {
              "description": "No screen shows one event.",
              "on": {
                "eventChannel.opened": {
                  "target": "connected",
                  "actions": {
                    "type": "wantEvent"
                  }
                }
              }
            },
            "connected": {
              "description": "The markets of that event come in.",
              "invoke": {
                "id": "eventChannel",
                "systemId": "eventChannel",
                "src": "socket",
                "onDone": [
                  {
                    "guard": {
                      "type": "isUnauthorized"
                    },
                    "target": "refused",
                    "actions": "tellUnauthorized"
                  },
                  {
                    "target": "refused",
                    "actions": "tellForbidden"
                  }
                ]
              },
              "on": {
                "eventChannel.opened": {
                  "target": "connected",
                  "reenter": true,
                  "actions": {
                    "type": "wantEvent"
                  }
                },
                "eventChannel.closed": "closed"
              }
            },
            "refused": {
              "description": "The server has closed this channel for good: the session hears why."
            }
          }
        }
      }
    },
    "ended": {
      "description": "Nothing goes on without a new launch from the partner.",
      "meta": {
        "shownBy": [
          "src/screens/errors/EndedScreen.tsx"
        ]
      },
      "tags": "over",
      "initial": "other",
      "states": {
        "expired": {
          "description": "Your token has expired. Please exit and launch again [SRV-07]."
        },
        "forbidden": {
          "description": "You are not authorized to view this page [SRV-08]."
        },
        "other": {
          "description": "What the page was opened with could not be read."
        }
      }
    }
  }
})
