; Registers corridor:// links for whom Corridor is installed: SHCTX is the machine or the person. What
; follows -- is never taken as an option, whatever a link holds. deep-links.ts registers the same for the
; person where no installer has, so that uninstalling leaves no link of another person behind.
!macro customInstall
  WriteRegStr SHCTX "Software\Classes\corridor" "" "URL:Corridor"
  WriteRegStr SHCTX "Software\Classes\corridor" "URL Protocol" ""
  WriteRegStr SHCTX "Software\Classes\corridor\DefaultIcon" "" "$appExe,0"
  WriteRegStr SHCTX "Software\Classes\corridor\shell\open\command" "" '"$appExe" -- "%1"'
!macroend

!macro customUnInstall
  ${ifNot} ${isUpdated}
    DeleteRegKey SHCTX "Software\Classes\corridor"
  ${endIf}
!macroend
