@echo off
rem Starts Kingfell. Without arguments it speaks UCI; "kingfell --help" lists the commands.
rem
rem   JAVA_HOME           the Java to use; otherwise the first java in PATH
rem   KINGFELL_JAVA_OPTS  more options for the virtual machine, such as -Xmx4g
rem
rem Standard output belongs to the engine: whatever this script has to say goes to standard error.
rem It uses labels and no blocks, because a folder such as "Program Files (x86)" would close a block.
setlocal

set "ROOT=%~dp0"
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java.exe"
if defined JAVA_HOME if not exist "%JAVA%" goto no_java_home
if not defined JAVA_HOME where /q java || goto no_java

rem The first line of the answer reads: openjdk version "17.0.1" 2021-10-19
set "VERSION="
for /f "tokens=3" %%v in ('call "%JAVA%" -version 2^>^&1 ^<nul ^| findstr /i /c:" version "') do if not defined VERSION set "VERSION=%%~v"
if not defined VERSION goto no_java
set "MAJOR="
for /f "delims=.-+_" %%m in ("%VERSION%") do set "MAJOR=%%m"
if %MAJOR% LSS 17 goto old_java

rem The jar: beside this script in a release, below it in a checkout.
set "JAR=%ROOT%kingfell.jar"
if exist "%JAR%" goto run
if not exist "%ROOT%pom.xml" goto no_jar
set "JAR=%ROOT%uci\target\kingfell.jar"
if exist "%JAR%" goto run

rem A program that expects an engine would wait for a build without knowing, and give up.
if "%~1"=="" goto not_built
where /q mvn || goto no_maven
>&2 echo kingfell: building once; this takes a minute
rem -Dquick leaves out tests and checks.
call mvn -q -B -f "%ROOT%pom.xml" -Dquick package 1>&2 <nul
if errorlevel 1 goto build_failed
if not exist "%JAR%" goto no_jar

:run
rem Classes that were loaded when the jar was made need not be read and checked again. An archive of another jar or
rem another Java is left alone, without a word (cds*=off).
set "ARCHIVE=%JAR:~0,-4%.jsa"
set SHARED=
if exist "%ARCHIVE%" set SHARED="-XX:SharedArchiveFile=%ARCHIVE%"

rem The collector works only when memory is full, and takes no core from the search meanwhile. The share of
rem memory is a ceiling and not a reservation; what a smaller Hash leaves goes back to the system at once,
rem down to the initial size. Warnings of the virtual machine go to standard error. Everything works without these options too.
"%JAVA%" -XX:+UseSerialGC -XX:MaxNewSize=64m -XX:InitialRAMPercentage=0.5 -XX:MaxRAMPercentage=75 -XX:-ShrinkHeapInSteps -XX:-UsePerfData -Xshare:auto -Xlog:disable -Xlog:all=warning,cds*=off:stderr %SHARED% %KINGFELL_JAVA_OPTS% -jar "%JAR%" %*
exit /b %ERRORLEVEL%

:no_java_home
>&2 echo kingfell: JAVA_HOME is "%JAVA_HOME%", but there is no bin\java.exe in it; Java 17 or newer is needed
exit /b 2

:no_java
>&2 echo kingfell: Java was not found; install Java 17 or newer, or set JAVA_HOME
exit /b 2

:old_java
>&2 echo kingfell: Java 17 or newer is needed; "%JAVA%" is %VERSION%
exit /b 2

:no_jar
>&2 echo kingfell: "%JAR%" is missing
exit /b 2

:not_built
>&2 echo kingfell: not built yet; run: "%ROOT%kingfell.bat" --version
exit /b 2

:no_maven
>&2 echo kingfell: not built yet, and Maven (mvn) was not found; install Maven 3.8 or newer
exit /b 2

:build_failed
>&2 echo kingfell: the build failed; see above
exit /b 2
