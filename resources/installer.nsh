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
    ; What Electron has made at the first notification, for the person who runs this: the class of identity.ts, and
    ; beside an installation for everyone a shortcut of the person's own. Of others it stays: nobody may delete it.
    DeleteRegKey HKCU "Software\Classes\CLSID\{6F1B9A52-7C0E-4C55-9C0B-2D0C6E7B41A3}"
    ${if} $installMode == "all"
      SetShellVarContext current
      Delete "$SMPROGRAMS\${PRODUCT_FILENAME}.lnk"
      SetShellVarContext all
    ${endIf}
  ${endIf}
!macroend
