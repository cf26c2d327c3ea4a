#!/bin/sh
# Makes the clip of the sandbox's streams anew, with ffmpeg 5 or newer: eight seconds of a ball on a pitch and a quiet
# tone, drawn and reckoned here, in four segments that begin again where they end. Twice: VP9 with Opus, which every
# Chromium and Firefox plays, and H.264 with AAC, which Safari wants.
set -eu
cd "$(dirname "$0")"

picture="color=c=0x14532d:s=320x180:r=15:d=8,\
drawbox=x=8:y=8:w=304:h=164:color=0xd1fae5:t=2,\
drawbox=x=159:y=8:w=2:h=164:color=0xd1fae5:t=fill,\
drawbox=x=8:y=50:w=40:h=80:color=0xd1fae5:t=2,\
drawbox=x=272:y=50:w=40:h=80:color=0xd1fae5:t=2[pitch];\
color=c=0xfde68a:s=12x12:r=15:d=8[ball];\
color=c=0xf87171:s=304x4:r=15:d=8[bar];\
[pitch][ball]overlay=x='154+130*sin(2*PI*t/8)':y='84+60*sin(2*PI*t/4)'[played];\
[played][bar]overlay=x='-304+320*t/8':y=176"
tone="sine=frequency=330:sample_rate=48000:duration=8,tremolo=f=0.5:d=0.8,volume=0.5"

# make FOLDER, then how to encode
make() {
  folder=$1
  shift
  rm -rf "$folder"
  mkdir "$folder"
  ffmpeg -hide_banner -loglevel error -f lavfi -i "$picture" -f lavfi -i "$tone" \
    -map 0:v -map 1:a -pix_fmt yuv420p -g 30 -keyint_min 30 "$@" -ac 1 -b:a 24k -t 8 \
    -map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact \
    -f hls -hls_time 2 -hls_segment_type fmp4 -hls_playlist_type vod \
    -hls_fmp4_init_filename init.mp4 -hls_segment_filename "$folder/%d.m4s" "$folder/made.m3u8"
  cat "$folder/made.m3u8"
  rm "$folder/made.m3u8"
}

make vp9 -c:v libvpx-vp9 -b:v 60k -row-mt 1 -c:a libopus -strict -2
make avc -c:v libx264 -profile:v main -level 3.0 -sc_threshold 0 -b:v 60k -c:a aac
